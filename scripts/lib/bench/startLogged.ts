import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { command, environment } from '#tests/support/startSite.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';
import type { Contestant } from './floors.ts';

/**
 * Starts the production build as operators do, its log included, which goes to a file: a pipe would have to be read by somebody,
 * and there is no core left for that. It makes no pages that nobody has asked for: that would be over long before it is measured.
 *
 * @param env beside the ports and the data folder
 */
export async function startLogged(env: Readonly<Record<string, string>>): Promise<Contestant> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const file = path.join(folder, 'log');
  const log = await open(file, 'w');
  const child = spawn(process.execPath, command.slice(1), {
    env: {
      ...environment,
      PORT: '0',
      ADMIN_PORT: '0',
      WARM_UP: 'false',
      ...env,
      DATA_DIR: path.join(folder, 'data'),
    },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  const ended = once(child, 'exit');
  await log.close();
  let port = NaN;
  await waitUntil(async () => {
    port = Number(/^Listening on \S+:(\d+)$/m.exec(await readFile(file, 'utf8'))?.[1] ?? NaN);
    return !Number.isNaN(port) || child.exitCode !== null;
  });
  if (Number.isNaN(port))
    throw new Error(`The site ended with ${String(child.exitCode)}: ${await readFile(file, 'utf8')}`);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
