import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const cwd = path.resolve(import.meta.dirname, '../..');

const SIGNALS = ['SIGINT', 'SIGTERM'];

/**
 * Runs a command in the repository and shows its output. A signal that would end this process ends the command first: who stops a
 * start does not want it to go on building.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @throws {Error} when it fails, or is ended
 */
export async function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  let stoppedBy;
  const stop = (signal) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const [status] = await once(child, 'exit').finally(() => {
    for (const signal of SIGNALS) process.off(signal, stop);
  });
  // Of commands that run beside each other the last one leaves nobody who listens: then it ends this process.
  if (stoppedBy) process.kill(process.pid, stoppedBy);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
