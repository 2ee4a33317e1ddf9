import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startSite } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** Says on a signal what an entry in the queue of `process.nextTick` takes, in ns. */
const measuring = (first: string) => `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const EACH = 20000;
  const round = () => new Promise((resolve) => {
    const begun = performance.now();
    let left = EACH;
    const next = () => (left-- > 0 ? process.nextTick(next, 1) : resolve(((performance.now() - begun) * 1e6) / EACH));
    next();
  });
  process.once('SIGUSR2', async () => {
    ${first}
    const rounds = [];
    while (rounds.length < 7) rounds.push(await round());
    console.error('TICK ' + Math.min(...rounds) + '.');
  });`;

const asOption = (code: string) => `--import=data:text/javascript,${encodeURIComponent(code)}`;
const readTick = (said: string) => Number(/TICK ([\d.]+)\./.exec(said)?.[1] ?? NaN);

test('a server that has rested takes no longer for a tick than a process that has just begun', async () => {
  const begun = promisify(execFile)(process.execPath, [
    asOption(measuring('')),
    '--eval',
    "process.kill(process.pid, 'SIGUSR2'); setTimeout(() => {}, 1000)",
  ]);
  const least = readTick((await begun).stderr);

  const site = await startSite({
    NODE_OPTIONS: asOption(measuring('for (let time = 0; time < 5; time += 1) collect();')),
  });
  site.process.kill('SIGUSR2');
  await waitUntil(() => site.output().includes('TICK'));
  await site.stop();
  // Where V8 has forgotten the shape of such an entry, it is six times as much.
  expect(readTick(site.output())).toBeLessThan(3 * least);
});
