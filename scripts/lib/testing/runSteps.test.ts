import { runSteps } from './runSteps.ts';

const step = (name: string, source: string) => ({ name, command: process.execPath, args: ['-e', source] });

test('each step tells how it ended, with all that it has printed, and one that fails stops no other', async () => {
  const ends: { name: string; ok: boolean; output: string }[] = [];
  await runSteps(
    [
      step('good', 'console.log("well")'),
      step('bad', 'console.error("not well"); process.exit(3)'),
      { name: 'missing', command: 'no-such-command', args: [] },
      step('last', ''),
    ],
    ({ name, ok, output }) => ends.push({ name, ok, output }),
    1,
  );
  expect(ends).toEqual([
    { name: 'good', ok: true, output: 'well\n' },
    { name: 'bad', ok: false, output: 'not well\n' },
    { name: 'missing', ok: false, output: expect.stringContaining('ENOENT') as string },
    { name: 'last', ok: true, output: '' },
  ]);
});

test('a letter that comes in two pieces is one', async () => {
  const halves = `const [first, last] = Buffer.from('ж');
    process.stdout.write(Buffer.of(first), () => setTimeout(() => process.stdout.write(Buffer.of(last)), 200));`;
  const outputs: string[] = [];
  await runSteps([step('halves', halves)], ({ output }) => outputs.push(output));
  expect(outputs).toEqual(['ж']);
});

test('so many run side by side as there is room for', async () => {
  // Each waits until the other has begun: alone it would end with an error.
  const meet = (own: string, other: string) =>
    `const fs = require('fs'), os = require('os'), path = require('path');
     const at = (name) => path.join(os.tmpdir(), 'meet-${String(process.pid)}-' + name);
     fs.writeFileSync(at('${own}'), '');
     const until = Date.now() + 20000;
     const look = () => fs.existsSync(at('${other}')) ? setTimeout(() => fs.rmSync(at('${own}')), 500) : Date.now() > until ? process.exit(1) : setTimeout(look, 20);
     look();`;
  const ends: boolean[] = [];
  await runSteps([step('one', meet('one', 'two')), step('two', meet('two', 'one'))], ({ ok }) => ends.push(ok), 2);
  expect(ends).toEqual([true, true]);
});
