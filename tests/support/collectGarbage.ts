import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
// What V8 has compiled under other flags it does not take back, and the worker has other files to run.
setFlagsFromString('--no-expose-gc');

/** Frees what nothing holds. What a promise or a `WeakRef` was just asked for is held until the next turn of the loop. */
export async function collectGarbage(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  collect();
}
