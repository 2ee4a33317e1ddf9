import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const cwd = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a command in the repository and shows its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @throws {Error} when it fails, or is ended
 */
export async function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
