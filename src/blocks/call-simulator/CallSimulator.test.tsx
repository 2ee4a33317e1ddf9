import { CallSimulator } from '#src/blocks/call-simulator/CallSimulator.tsx';
import { readCall, withCall } from '#src/blocks/call-simulator/callQuery.ts';
import { runCall } from '#src/blocks/call-simulator/runCall.ts';
import { callSimulatorSchema } from '#src/blocks/call-simulator/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const source = {
  type: 'call-simulator',
  id: 'call',
  title: 'Try the call',
  states: [
    {
      id: 'hello',
      label: 'Greeting',
      turns: [{ side: 'answer', text: 'Good evening.', ms: 500 }],
      keys: [{ key: '1', label: 'Move the visit', to: 'done' }],
    },
    { id: 'done', label: 'Moved', turns: [{ side: 'answer', text: 'It is moved.', ms: 640 }] },
  ],
};
const block = callSimulatorSchema.parse(source);

describe('runCall', () => {
  it('plays the states that the keys lead to, and adds up the time', () => {
    const { events } = runCall(block.states, ['1']);
    expect(events.map(({ side, at }) => [side, at])).toEqual([
      ['answer', 500],
      ['key', 500],
      ['answer', 1140],
    ]);
    expect(events.at(-1)?.state).toBe('done');
  });

  it('leaves out keys that lead nowhere, as an address may hold anything', () => {
    expect(runCall(block.states, ['9', '<b>', '1', '1']).keys).toEqual(['1']);
  });
});

describe('the call in the address', () => {
  it('is read back as it was written, with star and hash, and spares other parameters', () => {
    const address = withCall('https://a.example/b?x=1#c', ['1', '*', '#']);
    expect(readCall(new URL(address).search)).toEqual(['1', '*', '#']);
    expect(new URL(address).searchParams.get('x')).toBe('1');
    expect(new URL(address).hash).toBe('#c');
    expect(withCall(address, [])).toBe('https://a.example/b?x=1#c');
  });
});

describe('CallSimulator, on the server', () => {
  it('is an outline of the whole scenario, without dead buttons', () => {
    const html = renderBlock(<CallSimulator {...block} />);
    expect(html).toContain('It is moved.');
    expect(html).toContain('Key 1: Move the visit → Moved');
    expect(html).not.toContain('<button');
  });

  it('refuses a key that leads to no state', () => {
    expect(
      callSimulatorSchema.safeParse({ ...source, states: [source.states[0], { ...source.states[1], id: 'x' }] })
        .success,
    ).toBe(false);
  });

  it('refuses two choices by the same key', () => {
    const [hello, done] = source.states;
    const keys = ['Move the visit', 'Cancel it'].map((label) => ({ key: '1', label, to: 'done' }));
    expect(
      callSimulatorSchema.safeParse({ ...source, states: [{ ...hello, keys }, done] }).error?.issues,
    ).toMatchObject([{ path: ['states', 0, 'keys'], message: 'keys must differ' }]);
  });
});
