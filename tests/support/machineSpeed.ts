import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** What the task takes on two cores that do nothing else, in ms, on the machine of docs/decisions/0027. */
const IDLE = 150;

const derive = promisify<string, string, number, { N: number; maxmem: number }, Buffer>(scrypt);

/**
 * Measures by a fixed task, on two threads as the two builds of the development server are.
 *
 * @returns how many times longer than on the idle machine of docs/decisions/0027 things take now; at least 1
 */
export async function measureSlowness(): Promise<number> {
  const start = performance.now();
  const task = () => derive('what', 'ever', 64, { N: 2 ** 15, maxmem: 2 ** 26 });
  await Promise.all([task(), task()]);
  return Math.max(1, (performance.now() - start) / IDLE);
}
