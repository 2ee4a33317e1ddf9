/** `npm start`: on a fresh clone too. Installs and builds what is missing or stale, then serves. */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, findNode, root } from './lib/install.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(findNode(), ['dist/server.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
