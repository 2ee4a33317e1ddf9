import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** How a server is asked. */
export interface LoadOrder {
  readonly port: number;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/** What came of it. Times in ms. */
export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
  /** No answer, or not a good one. */
  readonly failed: number;
}

const WORKER = path.join(import.meta.dirname, 'loadWorker.ts');

/**
 * Asks a server as fast as it answers, from a process of its own.
 *
 * @throws when an answer fails: a server that refuses is fast
 */
export async function runLoad(order: LoadOrder): Promise<Load> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    WORKER,
    JSON.stringify(order),
  ]);
  const load = JSON.parse(stdout) as Load;
  if (load.failed > 0 || load.answers === 0)
    throw new Error(
      `${String(load.failed)} answers to ${order.target} failed, ${String(load.answers)} were good: the server ended or refused`,
    );
  return load;
}
