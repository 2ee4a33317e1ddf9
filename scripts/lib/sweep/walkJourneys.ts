import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Result } from './Result.ts';

/** Where the walks begin, in the languages that they are in: a site without them cannot be walked. */
const STARTS = ['/platform/voice', '/es/platform/voice'];

const COMMAND = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--selectProjects',
  'e2e',
  '--testPathPatterns',
  'tests/smoke/journeys/',
  '--silent',
];

interface JestReport {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** @returns whether a site has the pages that the walks lead through */
export const canBeWalked = (paths: readonly string[]) => STARTS.every((start) => paths.includes(start));

/**
 * Walks through a running site as a visitor does, in the browser that is shared: `tests/smoke/journeys`.
 *
 * @param command what walks, with Node: a report is written to the file that follows its `--outputFile=`
 */
export function walkJourneys(origin: string, command: readonly string[] = COMMAND): Result[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'journeys-'));
  const file = path.join(folder, 'report.json');
  try {
    const ended = spawnSync(process.execPath, [...command, '--json', `--outputFile=${file}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, SITE_ORIGIN: origin },
    });
    if (!existsSync(file)) return [toResult(origin, 0, [describeEnd(ended)])];
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    return testResults.flatMap(({ message, assertionResults }) =>
      assertionResults.length === 0
        ? [toResult(origin, 0, [message])]
        : assertionResults.map(({ fullName, duration, failureMessages }) =>
            toResult(
              origin,
              duration ?? 0,
              failureMessages.map((failure) => `${fullName}: ${failure}`),
            ),
          ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const toResult = (address: string, ms: number, complaints: readonly string[]): Result => ({
  check: 'journey',
  address,
  ms,
  complaints,
});

/** So much of what was printed says why, in characters. */
const LAST_WORDS = 1000;

function describeEnd({ status, signal, stderr }: SpawnSyncReturns<string>): string {
  const how = signal ? `were cut off (${signal})` : `ended with ${String(status)}`;
  return `the walks ${how} and left no report: ${stderr.trim().slice(-LAST_WORDS) || 'they said nothing'}`;
}
