import os from 'node:os';
import { createProgress, type Progress } from './createProgress.ts';
import type { Arguments } from './readArguments.ts';
import { openReport } from './report.ts';
import type { Result } from './Result.ts';
import { giveUp, tell, type Shown } from './tell.ts';

/** What a run is told, and tells, while it is under way. */
export interface Task {
  readonly progress: Progress;
  /** Says that the run is cut off. */
  readonly signal: AbortSignal;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** How long what a run has begun may take to end when it is cut off, in ms. */
const GRACE = 10_000;

/** Carries out a run, and tells what it has shown: of one that is cut off, what it has shown by then. */
export async function carryOut(given: Arguments, run: (task: Task) => Promise<Shown>): Promise<void> {
  const found: Result[] = [];
  const stop = new AbortController();
  const say = (line: string) => {
    if (!stop.signal.aborted) console.log(line);
  };
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      tell({ results: [...found, describeCut(given.origin, signal)] }, given);
      process.exitCode = 128 + os.constants.signals[signal];
      stop.abort();
      setTimeout(() => process.exit(), GRACE).unref();
    });
  }
  try {
    if (given.report !== undefined) await openReport(given.report);
    const shown = await run({ progress: createProgress(say, found), signal: stop.signal });
    if (!stop.signal.aborted) tell(shown, given);
  } catch (error) {
    if (!stop.signal.aborted) giveUp(error);
  }
  // Connections that were kept would hold it.
  if (stop.signal.aborted) process.exit();
}

const describeCut = (address: string, signal: string): Result => ({
  check: 'run',
  address,
  ms: performance.now(),
  complaints: [`it was cut off by ${signal}: what was not looked at by then is not in it`],
});
