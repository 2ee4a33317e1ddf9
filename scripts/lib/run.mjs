import { spawnSync } from 'node:child_process';
import path from 'node:path';

const cwd = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a command in the repository and shows its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @throws {Error} when it fails
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
