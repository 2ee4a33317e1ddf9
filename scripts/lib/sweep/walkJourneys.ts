import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** All walks together take half a minute; those that wait for what does not come would take ten, in ms. */
const PATIENCE = 180_000;

interface JestReport {
  readonly testResults: readonly {
    /** The file of the walks. */
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Where a walk was when it ended, with the last answer that it got: tests/smoke/journeys/followWalks.ts writes it. */
type WalkEnd = Partial<Pick<Result, 'name' | 'address' | 'status' | 'requestId'>>;

/**
 * @param offered the paths of all pages that a site says it has
 * @returns whether it is the site that the walks lead through
 */
export const canBeWalked = (offered: readonly string[]) => STARTS.every((start) => offered.includes(start));

interface Walking {
  /** What walks, with Node: a report is written to the file that follows its `--outputFile=`. */
  readonly command?: readonly string[];
  /** Ends the walks. */
  readonly signal?: AbortSignal;
}

/**
 * Walks through a running site as a visitor does, in the browser that is shared: `tests/smoke/journeys`.
 *
 * @throws when the signal ends them
 */
export async function walkJourneys(origin: string, { command = COMMAND, signal }: Walking = {}): Promise<Result[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'journeys-'));
  const file = path.join(folder, 'report.json');
  const ends = path.join(folder, 'ends');
  writeFileSync(ends, '');
  try {
    // Not waited for in one go: the browser asks this process too before it opens a tab.
    const walks = spawn(process.execPath, [...command, '--json', `--outputFile=${file}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
      timeout: PATIENCE,
      env: { ...process.env, SITE_ORIGIN: origin, WALKS_FILE: ends },
    });
    const [words, end] = await Promise.all([text(walks.stderr), once(walks, 'exit') as Promise<End>]);
    if (!existsSync(file)) return [toResult({ complaints: [describeEnd(end, words)] }, origin)];
    return readResults(JSON.parse(readFileSync(file, 'utf8')) as JestReport, readEnds(ends), origin);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readEnds(file: string): ReadonlyMap<string | undefined, WalkEnd> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as WalkEnd).map((end) => [end.name, end]));
}

function readResults({ testResults }: JestReport, ends: ReturnType<typeof readEnds>, origin: string): Result[] {
  return testResults.flatMap(({ name: suite, message, assertionResults }) =>
    assertionResults.length === 0
      ? [toResult({ name: path.basename(suite), complaints: [message] }, origin)]
      : assertionResults.map(({ fullName: name, duration, failureMessages: complaints }) =>
          toResult({ ...explain(ends.get(name)), name, ms: duration ?? 0, complaints }, origin),
        ),
  );
}

/** A walk that ended where there is no page has failed by that. */
const explain = (end: WalkEnd = {}) => (Number(end.status) >= 400 ? { ...end, cause: end.address } : end);

/** A walk that did not begin was nowhere but at the site. */
const toResult = (walk: Partial<Result> & Pick<Result, 'complaints'>, origin: string): Result => ({
  check: 'journey',
  ms: 0,
  ...walk,
  address: walk.address ?? origin,
});

/** So much of what was printed says why, in characters. */
const LAST_WORDS = 1000;

type End = [code: number | null, signal: NodeJS.Signals | null];

function describeEnd([code, signal]: Readonly<End>, words: string): string {
  const how = signal ? `were cut off (${signal})` : `ended with ${String(code)}`;
  return `the walks ${how} and left no report: ${words.trim().slice(-LAST_WORDS) || 'they said nothing'}`;
}
