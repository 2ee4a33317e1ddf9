import { spawnSync } from 'node:child_process';
import { scryptSync } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { multiplyContent } from '#scripts/lib/start/multiplyContent.ts';
import { ask } from '#tests/support/serve.ts';
import { startSite } from '#tests/support/startSite.ts';
import { hashContentCode } from '../../../webpack/inputs.mjs';
import type { Measurement } from './measurement.ts';
import type { Part } from './part.ts';
import { processorTimeOf } from './processes.ts';
import { medianOf } from './statistics.ts';

const root = process.cwd();

/** In ms. */
const MOST = 500;

/** The larger site: below the packages, so that the copy of the build finds them. */
const GROWN = path.join(root, 'node_modules/.cache/measured-start');

/** How long the production build takes from its start to the first page. */
export const startPart: Part = {
  name: 'start',
  title: 'Cold start',
  async measure({ rounds, documents, tell }) {
    // What a run that was stopped has left goes with the next.
    await rm(GROWN, { recursive: true, force: true });
    await mkdir(GROWN, { recursive: true });
    const data = await mkdtemp(path.join(os.tmpdir(), 'measure-'));
    try {
      tell(`a site of ${String(documents)} documents is made`);
      await prepare(GROWN, documents);
      const measurements: Measurement[] = [];
      for (const [what, folder] of [
        ['the content as it is', root],
        [`${String(documents)} documents`, GROWN],
      ] as const) {
        tell(what);
        const starts: Start[] = [];
        for (let start = 0; start < rounds; start += 1) starts.push(await measure(folder, data));
        measurements.push(...describe(what, starts));
      }
      return { about: ABOUT, measurements };
    } finally {
      await Promise.all([rm(GROWN, { recursive: true }), rm(data, { recursive: true })]);
    }
  },
};

const ABOUT =
  'From the start of the process to the end of its first answer, the median of one start a round: with the content as it is, and with as much as the site may have one day. A busy machine makes every start dearer, so a fixed task of processor is measured beside each; “processor” is what the first thread takes.';

async function prepare(site: string, documents: number): Promise<void> {
  await multiplyContent(path.join(root, 'content'), path.join(site, 'content'), documents);
  // A start believes no times of files that were just written (`timeOf`), and those of a site were not.
  await delay(2500);
  const dist = path.join(site, 'dist');
  await cp(path.join(root, 'dist'), dist, { recursive: true, filter: (from) => path.basename(from) !== 'client' });
  await symlink(path.join(root, 'dist/client'), path.join(dist, 'client'));
  await symlink(path.join(root, 'public'), path.join(site, 'public'));
  const compile = ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts/compileContent.ts')];
  const { status } = spawnSync(process.execPath, [...compile, hashContentCode(), site], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The content could not be compiled');
}

/** In ms. */
interface Start {
  readonly wall: number;
  readonly main: number;
  readonly task: number;
}

async function measure(folder: string, data: string): Promise<Start> {
  const task = measureTask();
  const begun = performance.now();
  const site = await startSite({ DATA_DIR: data }, folder);
  try {
    const { status } = await ask(site.port, '/', { headers: { Host: 'localhost' } });
    const wall = performance.now() - begun;
    if (status !== 200) throw new Error(`The page answered ${String(status)}`);
    return { wall, main: (await processorTimeOf(site.process.pid ?? 0)).main, task };
  } finally {
    await site.stop('SIGKILL');
  }
}

function measureTask(): number {
  const before = process.cpuUsage();
  scryptSync('what', 'ever', 64, { N: 2 ** 16, maxmem: 2 ** 27 });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function describe(what: string, starts: readonly Start[]): Measurement[] {
  const walls = starts.map(({ wall }) => wall);
  const range = `${String(Math.round(Math.min(...walls)))} to ${String(Math.round(Math.max(...walls)))}`;
  const task = medianOf(starts.map((start) => start.task));
  const ratio = medianOf(starts.map((start) => start.main / start.task));
  return [
    { what, unit: 'ms', figure: medianOf(walls), goal: { of: 'figure', atMost: MOST }, note: range },
    { what: `${what}: processor`, unit: 'ms', figure: medianOf(starts.map(({ main }) => main)), floor: task, ratio },
  ];
}
