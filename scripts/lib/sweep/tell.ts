import type { Arguments } from './readArguments.ts';
import { listFailures, summarize, writeReport } from './report.ts';
import { findFailed, type Result } from './Result.ts';

/** What a run has shown. */
export interface Shown {
  readonly results: readonly Result[];
  /** What was not done, and why. */
  readonly leftOut?: string | undefined;
}

/** Says what a run has shown, writes its report where one is wanted, and ends with 1 when something failed. */
export function tell({ results, leftOut }: Shown, { origin, report }: Pick<Arguments, 'origin' | 'report'>): void {
  listFailures(results).forEach((failure) => console.error(failure));
  if (leftOut !== undefined) console.log(leftOut);
  console.log(summarize(results));
  if (report !== undefined) writeReport(report, origin, results);
  process.exitCode = findFailed(results).length > 0 ? 1 : 0;
}

/** Says why a run could not be done, and ends with 2. */
export function giveUp(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
