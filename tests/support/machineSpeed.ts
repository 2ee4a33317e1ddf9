import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * What the task takes on two cores that do nothing else, in ms, on the machine of docs/decisions/0027: half of what it took on
 * that of November 24, 2026, where all edits of its table took twice as long.
 */
const IDLE = 175;

/** Starts Node, and has it read and compile 9 MB of code: processes, files, code and memory, as a rebuild needs them. */
const TASK = ['-e', "require('typescript')"];

/** It compiles, and takes nothing that Node has kept. */
const BARE = { PATH: process.env.PATH };

/**
 * Measures by a fixed task, in two processes as the two builds of the development server are.
 *
 * @returns how many times longer than on the idle machine of docs/decisions/0027 things take now; at least 1
 */
export async function measureSlowness(): Promise<number> {
  const start = performance.now();
  const task = () => once(spawn(process.execPath, TASK, { stdio: 'ignore', env: BARE }), 'exit');
  await Promise.all([task(), task()]);
  return Math.max(1, (performance.now() - start) / IDLE);
}
