/** Part of `npm run build`: starts the server once, so that later starts find its packages compiled. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findNode, root } from './lib/install.mjs';

const data = await mkdtemp(path.join(os.tmpdir(), 'compile-cache-'));
// What older sources have left there is of no use.
await rm(path.join(root, 'dist/compile-cache'), { recursive: true, force: true });
const env = {
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: '0',
  ADMIN_PORT: '0',
  LOG_LEVEL: 'error',
  DATA_DIR: data,
};
const server = spawn(findNode(), ['dist/server.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
const ended = once(server, 'exit');
for await (const line of createInterface(server.stdout)) {
  const [, origin] = /^Listening on (\S+)$/.exec(line) ?? [];
  if (!origin) continue;
  // What the first page needs is compiled too.
  await (await fetch(`${origin.replace('localhost', '127.0.0.1')}/`)).text();
  server.kill();
}
const [code] = await ended;
await rm(data, { recursive: true });
if (code !== 0) throw new Error('The server did not start, or did not end in order');
