/** What `npm test` does when everything is installed. */
import { giveUp } from '../giveUp.mjs';
import { writeRegistry } from '../registry/writeRegistry.ts';
import { findChanges } from './findChanges.ts';
import { listTests, runJest } from './runJest.ts';
import { runSteps, type EndedStep } from './runSteps.ts';
import { staticSteps } from './staticSteps.ts';

const CHANGED = '--changed';

const start = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

const args = process.argv.slice(2);
const changes = args.includes(CHANGED) ? orGiveUp(() => findChanges('.')) : undefined;
const jestArgs = [
  ...args.filter((argument) => argument !== CHANGED),
  ...(changes ? [`--changedSince=${changes.base}`, '--passWithNoTests'] : []),
];

/** Before anything is tested. */
function orGiveUp<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    return giveUp(error);
  }
}

/** What it says is to be seen where nothing is wrong, too: which translations have grown old. */
const TELLING = ['content'];

let passed = 0;
let failed = 0;

function count({ name, ok, seconds: taken, output }: EndedStep): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? '✓' : '✗'} ${name} (${taken.toFixed(1)} s)`);
  if (!ok || TELLING.includes(name)) console.log(output);
}

// Before anything is compared or built. It fails, so that whoever committed a folder without it hears of it.
const written = writeRegistry('.');
if (written.length > 0) {
  const output = `${written.join(', ')}: not what the folders of src/blocks say. Written anew: commit that, and test again.`;
  count({ name: 'registry', ok: false, seconds: 0, output });
}

// Only end-to-end tests are of the build: who asks for none has not to wait for it, nor who mistypes an option.
const needsBuild = args.length === 0 || orGiveUp(() => listTests(jestArgs)).some((file) => file.includes('.e2e.test.'));
const build = { name: 'production build', command: process.execPath, args: ['scripts/build.mjs'] };
await runSteps([...(needsBuild ? [build] : []), ...staticSteps(process.execPath, changes?.files)], count);

try {
  const tests = runJest(jestArgs);
  passed += tests.passed;
  // Jest may fail where no test has.
  failed += tests.ok ? 0 : Math.max(tests.failed, 1);
  if (tests.skipped > 0)
    console.warn(`! ${String(tests.skipped)} skipped: the tests on a real Redis need redis-server (or REDIS_SERVER)`);
  const slowest = tests.slowest.map(({ file, seconds: taken }) => `${file} ${taken.toFixed(0)} s`);
  if (slowest.length > 0) console.log(`The slowest: ${slowest.join(', ')}`);
} catch (error) {
  console.error('✗ jest left no report:', error);
  failed += 1;
}

console.log(`Took ${seconds(start)}`);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 ? 1 : 0;
