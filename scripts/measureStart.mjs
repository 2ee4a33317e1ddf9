/**
 * `npm run measure:start`: how long the production build takes from its start to the first page, with as much content as the
 * site may have one day. `-- --documents 900 --starts 10` are the defaults.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { hashInputs, INPUTS } from '../webpack/inputs.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { findNode, root } from './lib/install.mjs';
import { multiplyContent } from './lib/start/multiplyContent.ts';

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '900' }, starts: { type: 'string', default: '10' } },
});
ensureBuilt();
// Below the packages, so that the copy of the build finds them.
const cache = path.join(root, 'node_modules/.cache');
await mkdir(cache, { recursive: true });
const site = await mkdtemp(path.join(cache, 'measure-'));
const data = await mkdtemp(path.join(os.tmpdir(), 'measure-'));
try {
  const page = await prepare(Number(values.documents));
  const times = [];
  for (let start = 0; start < Number(values.starts); start += 1) times.push(await measure(page));
  console.log(times.map((time) => `${String(Math.round(time))} ms`).join(', '));
  console.log(`From the start to the first page, with ${values.documents} documents: ${describe(times)}`);
} finally {
  await Promise.all([rm(site, { recursive: true }), rm(data, { recursive: true })]);
}

/** @returns the address of a page that was added */
async function prepare(documents) {
  const content = path.join(site, 'content');
  const [first = ''] = await multiplyContent(path.join(root, 'content'), content, documents);
  const dist = path.join(site, 'dist');
  await cp(path.join(root, 'dist'), dist, { recursive: true, filter: (from) => path.basename(from) !== 'client' });
  await symlink(path.join(root, 'dist/client'), path.join(dist, 'client'));
  await symlink(path.join(root, 'public'), path.join(site, 'public'));
  const compile = ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts/compileContent.ts'), hashInputs(INPUTS), site];
  const { status } = spawnSync(findNode(), compile, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The content could not be compiled');
  return first.replace(/^posts\//, '/blog/').replace(/^pages\//, '/');
}

/** @returns the time from the start of the process to its first page, in ms */
async function measure(page) {
  const env = { NODE_ENV: 'production', PORT: '0', ADMIN_PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: data };
  const begun = performance.now();
  const server = spawn(findNode(), await command(), { cwd: site, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    for await (const line of createInterface(server.stdout)) {
      const [, origin] = /^Listening on (\S+)$/.exec(line) ?? [];
      if (!origin) continue;
      const response = await fetch(origin + page);
      await response.text();
      if (response.status !== 200) throw new Error(`${page} answered ${String(response.status)}`);
      return performance.now() - begun;
    }
    throw new Error('The server ended before it listened');
  } finally {
    server.kill();
    await ended;
  }
}

/** As the image does it. */
async function command() {
  const [, line = ''] = /^CMD (.+)$/m.exec(await readFile(path.join(root, 'Dockerfile'), 'utf8')) ?? [];
  return JSON.parse(line).slice(1);
}

function describe(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const [fastest = 0, slowest = 0] = [sorted[0], sorted.at(-1)];
  const median =
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
  return `median ${String(Math.round(median))} ms of ${String(times.length)} (${String(Math.round(fastest))} to ${String(Math.round(slowest))} ms)`;
}
