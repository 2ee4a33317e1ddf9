/** `npm start`: on a fresh clone too. Installs and builds what is missing or stale, then serves. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { giveUp } from './lib/giveUp.mjs';
import { ensureInstalled, findNode, root } from './lib/install.mjs';

/** As the image does it. */
const image = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const command = JSON.parse(image.match(/^CMD (.+)$/m)[1]);
const environment = Object.fromEntries(
  image
    .match(/^ENV (.+)$/m)[1]
    .split(' ')
    .map((pair) => pair.split('=')),
);

await ensureInstalled().then(build).catch(giveUp);

const server = spawn(findNode(), command.slice(1), {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
