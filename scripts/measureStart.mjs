/**
 * `npm run measure:start`: how long the production build takes from its start to the first page, with as much content as the
 * site may have one day. `-- --documents 900 --starts 10` are the defaults.
 *
 * A busy machine takes others' time and makes one's own dearer, so a fixed task is measured beside each start, and the time of
 * the processor is told too: a start takes so many of these tasks on any machine.
 */
import { spawn, spawnSync } from 'node:child_process';
import { scryptSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { get } from 'node:http';
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
  await prepare(Number(values.documents));
  const starts = [];
  for (let start = 0; start < Number(values.starts); start += 1)
    starts.push({ task: measureTask(), ...(await measure()) });
  console.log(`From the start to the first page, with ${values.documents} documents, the median of ${values.starts}:`);
  console.log(`  ${describe(starts.map(({ wall }) => wall))}`);
  if (starts.every(({ main }) => main > 0)) {
    console.log(
      `  of processor: ${describe(starts.map(({ main }) => main))}, with its helpers ${describe(starts.map(({ all }) => all))}`,
    );
    console.log(
      `  a fixed task of processor: ${describe(starts.map(({ task }) => task))}; a start is ${ratio(starts)} of it`,
    );
  }
} finally {
  await Promise.all([rm(site, { recursive: true }), rm(data, { recursive: true })]);
}

async function prepare(documents) {
  await multiplyContent(path.join(root, 'content'), path.join(site, 'content'), documents);
  const dist = path.join(site, 'dist');
  await cp(path.join(root, 'dist'), dist, { recursive: true, filter: (from) => path.basename(from) !== 'client' });
  await symlink(path.join(root, 'dist/client'), path.join(dist, 'client'));
  await symlink(path.join(root, 'public'), path.join(site, 'public'));
  const compile = ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts/compileContent.ts')];
  const { status } = spawnSync(findNode(), [...compile, hashInputs(INPUTS), site], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The content could not be compiled');
}

/** @returns what it took from the start of the process to its first page, in ms: on the clock, and of processor */
async function measure() {
  const env = { NODE_ENV: 'production', PORT: '0', ADMIN_PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: data };
  const args = await command();
  const begun = performance.now();
  const server = spawn(findNode(), args, { cwd: site, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    for await (const line of createInterface(server.stdout)) {
      const [, origin] = /^Listening on (\S+)$/.exec(line) ?? [];
      if (!origin) continue;
      const [response] = await once(get(origin.replace('localhost', '127.0.0.1')), 'response');
      for await (const _part of response);
      if (response.statusCode !== 200) throw new Error(`The page answered ${String(response.statusCode)}`);
      return { wall: performance.now() - begun, ...(await processorOf(server.pid)) };
    }
    throw new Error('The server ended before it listened');
  } finally {
    server.kill();
    await ended;
  }
}

/** @returns of the first thread and of all, in ms; 0 where the system does not tell */
async function processorOf(pid) {
  const tasks = `/proc/${String(pid)}/task`;
  if (!existsSync(tasks)) return { main: 0, all: 0 };
  const times = (await readdir(tasks)).map(async (thread) => {
    const [nanoseconds] = (await readFile(path.join(tasks, thread, 'schedstat'), 'utf8')).split(' ');
    return [thread, Number(nanoseconds) / 1e6];
  });
  const byThread = new Map(await Promise.all(times));
  return { main: byThread.get(String(pid)) ?? 0, all: [...byThread.values()].reduce((sum, time) => sum + time, 0) };
}

function measureTask() {
  const before = process.cpuUsage();
  scryptSync('what', 'ever', 64, { N: 2 ** 16, maxmem: 2 ** 27 });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** As the image does it. */
async function command() {
  const [, line = ''] = /^CMD (.+)$/m.exec(await readFile(path.join(root, 'Dockerfile'), 'utf8')) ?? [];
  return JSON.parse(line).slice(1);
}

function medianOf(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
}

function inMs(time) {
  return `${String(Math.round(time))} ms`;
}

function describe(times) {
  return `${inMs(medianOf(times))} (${inMs(Math.min(...times))} to ${inMs(Math.max(...times))})`;
}

function ratio(starts) {
  return medianOf(starts.map(({ main, task }) => main / task)).toFixed(2);
}
