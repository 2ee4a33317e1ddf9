import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeTemporaryFolder } from './temporaryFolder.ts';

const REPORT = 'node_modules/.cache/jest-report.json';

/**
 * V8 keeps what it has compiled, and the shapes of objects, for a while: with them all that a test file has loaded, though
 * the file is done. Workers without this grow to a gigabyte, through which their collector goes again and again.
 */
const FORGETTING = ['--no-compilation-cache', '--retain-maps-for-n-gc=0'];

const COMMAND = [
  '--require',
  './tests/support/sharedScripts.cjs',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // Each test file loads its modules anew: in Node's usual room for what is young, MiB, its workers collect garbage all the time.
  '--max-semi-space-size=64',
  ...FORGETTING,
  'node_modules/jest/bin/jest.js',
];

/** More workers than cores: an end-to-end test waits, for a page or a timer, a third of its time. */
const WORKERS = `--maxWorkers=${String(Math.ceil(1.5 * os.availableParallelism()))}`;

/** So many of the slowest files are told at the end. */
const SLOWEST = 5;

interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

interface JestOutcome {
  readonly ok: boolean;
  readonly passed: number;
  /** Tests, and files that could not be run. */
  readonly failed: number;
  readonly skipped: number;
  readonly slowest: readonly { readonly file: string; readonly seconds: number }[];
}

/**
 * Runs Jest and shows what it says.
 *
 * @throws when it leaves no report
 */
export function runJest(args: readonly string[]): JestOutcome {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const temporary = makeTemporaryFolder();
  // Jest speaks on standard error; on standard output it would only repeat the report.
  const { status } = spawnSync(process.execPath, [...COMMAND, WORKERS, '--json', `--outputFile=${REPORT}`, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TMPDIR: temporary, NODE_COMPILE_CACHE: copyCompiled(temporary) },
  });
  rmSync(temporary, { recursive: true, force: true });
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  return {
    ok: status === 0,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    slowest: listSlowest(report),
  };
}

/**
 * What tests run of the repository's commands, they run in copies of it that go with them: what Node compiles of those must not
 * stay among what it has compiled of the repository.
 *
 * @returns a folder, in one that goes with the tests, that holds what is compiled so far
 */
function copyCompiled(temporary: string): string {
  const folder = path.join(temporary, 'compiled');
  const { NODE_COMPILE_CACHE: kept } = process.env;
  if (kept !== undefined && existsSync(kept)) cpSync(kept, folder, { recursive: true });
  return folder;
}

/**
 * @returns the test files that Jest would run
 * @throws with its words when it does not understand the arguments
 */
export function listTests(args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...COMMAND, '--listTests', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  // Above them it says which projects it runs.
  return stdout.split('\n').filter((line) => path.isAbsolute(line));
}

const listSlowest = ({ testResults }: Report) =>
  testResults
    .map(({ name, startTime, endTime }) => ({ file: path.relative('', name), seconds: (endTime - startTime) / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
