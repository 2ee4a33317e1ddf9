import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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
export async function walkJourneys(origin: string, command: readonly string[] = COMMAND): Promise<Result[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'journeys-'));
  const file = path.join(folder, 'report.json');
  try {
    // Not waited for in one go: the browser asks this process too before it opens a tab.
    const walks = spawn(process.execPath, [...command, '--json', `--outputFile=${file}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, SITE_ORIGIN: origin },
    });
    const [words, end] = await Promise.all([text(walks.stderr), once(walks, 'exit') as Promise<End>]);
    if (!existsSync(file)) return [toResult(origin, 0, [describeEnd(end, words)])];
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

type End = [code: number | null, signal: NodeJS.Signals | null];

function describeEnd([code, signal]: Readonly<End>, words: string): string {
  const how = signal ? `were cut off (${signal})` : `ended with ${String(code)}`;
  return `the walks ${how} and left no report: ${words.trim().slice(-LAST_WORDS) || 'they said nothing'}`;
}
