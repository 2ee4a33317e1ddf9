import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** Walks through a running site as a visitor does, in the browser that is shared: `tests/smoke/journeys`. */
export function walkJourneys(origin: string): Result[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'journeys-'));
  const file = path.join(folder, 'report.json');
  try {
    spawnSync(process.execPath, [...COMMAND, '--json', `--outputFile=${file}`], {
      stdio: 'ignore',
      env: { ...process.env, SITE_ORIGIN: origin },
    });
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    return testResults.flatMap(({ message, assertionResults }) =>
      assertionResults.length === 0
        ? [{ check: 'journey', address: origin, ms: 0, complaints: [message] }]
        : assertionResults.map(({ fullName, duration, failureMessages }) => ({
            check: 'journey' as const,
            address: origin,
            ms: duration ?? 0,
            complaints: failureMessages.map((failure) => `${fullName}: ${failure}`),
          })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
