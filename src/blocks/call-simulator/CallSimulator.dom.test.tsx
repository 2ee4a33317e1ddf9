import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CallSimulator } from '#src/blocks/call-simulator/CallSimulator.tsx';
import type { CallSimulatorBlock } from '#src/blocks/call-simulator/schema.ts';
import { withProviders } from '#tests/support/renderBlock.tsx';

const block: CallSimulatorBlock = {
  type: 'call-simulator',
  id: 'call',
  surface: 'tint',
  title: 'Try the call',
  states: [
    {
      id: 'hello',
      label: 'Greeting',
      turns: [
        { side: 'answer', text: 'Good evening.', ms: 500 },
        { side: 'answer', text: 'Press 1.', ms: 900 },
      ],
      keys: [{ key: '1', label: 'Move', to: 'done' }],
    },
    { id: 'done', label: 'Moved', turns: [{ side: 'answer', text: 'It is moved.', ms: 640 }], keys: [] },
  ],
};

let still = false;
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const log = () => screen.getByRole('log').textContent;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = () => render(withProviders(<CallSimulator {...block} />));

/** A caller who goes round and round in it. */
const menu: CallSimulatorBlock = {
  ...block,
  states: [
    {
      id: 'menu',
      label: 'Menu',
      turns: [{ side: 'answer', text: 'Press 0.', ms: 100 }],
      keys: [{ key: '0', label: 'Again', to: 'menu' }],
    },
  ],
};

describe('CallSimulator, in the browser', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    still = false;
    window.matchMedia = () => ({ matches: still }) as MediaQueryList;
    window.history.replaceState(null, '', '/page?x=1');
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('plays turn by turn, and stands still while paused', () => {
    open();
    click('Start the call');
    pass(500);
    expect(log()).toContain('Good evening.');
    expect(log()).not.toContain('Press 1.');
    click('Pause');
    pass(5000);
    expect(log()).not.toContain('Press 1.');
    click('Go on');
    pass(900);
    expect(log()).toContain('Press 1.');
  });

  it('takes a key from the keyboard, lights the state and keeps the key in the address', () => {
    open();
    click('Start the call');
    pass(500);
    pass(900);
    fireEvent.keyDown(screen.getByRole('log'), { key: '1' });
    pass(0);
    pass(640);
    expect(log()).toContain('It is moved.');
    expect(screen.getByText('Moved').getAttribute('aria-current')).toBe('step');
    expect(screen.getByText('The call has ended.')).toBeTruthy();
    expect(window.location.search).toBe('?x=1&call=1');
  });

  it('leaves the focus where it is, so that the next key is heard: when the call waits, ends and begins anew', () => {
    open();
    const press = (name: string) => {
      screen.getByRole('button', { name }).focus();
      click(name);
    };
    const focused = () => document.activeElement?.textContent;
    press('Start the call');
    pass(500);
    pass(900);
    expect(screen.getByText(/^Your turn/)).toBeTruthy();
    expect([focused(), document.activeElement?.ariaDisabled]).toEqual(['Pause', 'true']);
    fireEvent.keyDown(document.activeElement ?? document, { key: '1' });
    pass(0);
    pass(640);
    expect(screen.getByText('The call has ended.')).toBeTruthy();
    expect(focused()).toBe('Pause');
    press('Call again');
    expect(log()).toBe('');
    expect(focused()).toBe('Call again');
  });

  it('does nothing for a key that leads nowhere, and leaves shortcuts to the browser', () => {
    open();
    click('Start the call');
    pass(500);
    click('5');
    expect(fireEvent.keyDown(screen.getByRole('log'), { key: '1', ctrlKey: true })).toBe(true);
    expect(window.location.search).toBe('?x=1');
  });

  it('restores the call of the address at once', () => {
    window.history.replaceState(null, '', '/page?call=1');
    open();
    expect(log()).toContain('It is moved.');
  });

  it('ends the call of who goes round and round in it, and says so', () => {
    const called = (times: number) => `/page?call=${Array.from({ length: times }, () => '0').join('.')}`;
    window.history.replaceState(null, '', called(23));
    render(withProviders(<CallSimulator {...menu} />));
    click('0: Again');
    pass(0);
    pass(100);
    expect(window.location.href).toContain(called(24));
    expect(screen.getByText('The call has ended.')).toBeTruthy();
    expect(screen.getByRole('button', { name: '0' }).ariaDisabled).toBe('true');
  });

  it('plays without waiting where motion is unwanted', () => {
    still = true;
    open();
    click('Start the call');
    pass(0);
    expect(log()).toContain('Press 1.');
  });

  it('begins anew, and takes the keys out of the address', () => {
    window.history.replaceState(null, '', '/page?call=1');
    open();
    click('Call again');
    expect(log()).toBe('');
    expect(window.location.search).toBe('');
  });
});
