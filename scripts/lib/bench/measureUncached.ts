import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { ask } from '#tests/support/serve.ts';
import { command, startSite } from '#tests/support/startSite.ts';
import { comeToRest } from './comeToRest.ts';
import type { Contestant } from './floors.ts';
import { runLoad } from './load.ts';
import type { Measurement } from './measurement.ts';
import type { Part } from './part.ts';
import { medianOf, ratioOf } from './statistics.ts';
import { inTurns } from './turns.ts';

const PAGES = ['/', '/products/voicebot', '/pricing'];
const CONNECTIONS = 8;
const SECONDS = 2;
const NAMES = ['floor', 'site'] as const;

/** A browser that takes brotli and nothing else, so that both compress the same way. */
const HEADERS = { host: 'localhost', 'accept-encoding': 'br' };

/** How quickly pages are rendered, beside React alone that renders all of the same tree each time. */
export const uncachedPart: Part = {
  name: 'uncached',
  title: 'Uncached page',
  async measure({ rounds, tell }) {
    tell('the floor is bundled');
    const floor = await startRenderFloor();
    const site = await startSite({ PAGE_TTL: '0' });
    try {
      await comeToRest({ port: site.port, pid: site.process.pid ?? 0 });
      const ports = { floor: floor.port, site: site.port };
      const measurements: Measurement[] = [];
      for (const target of PAGES) {
        const { elements, extra } = await compare(ports, target);
        tell(`${target}, ${String(elements)} elements`);
        const load = async (name: (typeof NAMES)[number]) =>
          runLoad({ port: ports[name], target, headers: HEADERS, connections: CONNECTIONS, seconds: SECONDS });
        for (const name of NAMES) await load(name);
        const loads = await inTurns(NAMES, rounds, load);
        const [ours, floors] = [loads.site, loads.floor].map((all) => all.map(({ perSecond }) => perSecond));
        measurements.push({
          what: `\`${target}\``,
          unit: 'perSecond',
          figure: medianOf(ours ?? []),
          floor: medianOf(floors ?? []),
          ratio: ratioOf(ours ?? [], floors ?? []),
          goal: { of: 'ratio', atLeast: 2 },
          note: `${String(elements)} elements, the floor ${String(elements + extra)}`,
        });
      }
      return { about: ABOUT, measurements };
    } finally {
      await Promise.all([floor.stop(), site.stop('SIGKILL')]);
    }
  },
};

const ABOUT = `\`PAGE_TTL=0\`, ${String(CONNECTIONS)} connections, brotli of the same quality. The floor is a bare \`node:http\` with \`renderToPipeableStream\` of the same tree: the tree is made once, before; every component is rendered each time. It is bundled as the site is.`;

/** What is shown: which scripts and styles a page asks for is not a matter of its tree. */
const SHOWN = /<(?!script|link)[a-z]/g;

/** How many more or fewer elements than the floor's a page may have, and still be the same page: a share of all. */
const TOLERANCE = 0.02;

/**
 * @returns how many elements the page has, and how many more the floor's has
 * @throws when they are not the same page
 */
async function compare(ports: Readonly<Record<(typeof NAMES)[number], number>>, target: string) {
  const countOf = async (port: number) => {
    const { status, bytes } = await ask(port, target, { headers: HEADERS });
    if (status !== 200) throw new Error(`${target} answered ${String(status)}`);
    return [...brotliDecompressSync(bytes).toString().matchAll(SHOWN)].length;
  };
  const elements = await countOf(ports.site);
  const extra = (await countOf(ports.floor)) - elements;
  if (Math.abs(extra) > elements * TOLERANCE)
    throw new Error(`${target} has ${String(elements)} elements, and the floor renders ${String(extra)} more`);
  return { elements, extra };
}

async function startRenderFloor(): Promise<Contestant> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const bundle = path.join(import.meta.dirname, 'bundleFloor.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [bundle], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const child = spawn(
    process.execPath,
    [...command.slice(1, -1), stdout.trim(), path.join(process.cwd(), 'dist'), data],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { NODE_ENV: 'production' } },
  );
  const ended = once(child, 'exit').then(() => rm(data, { recursive: true }));
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /^Listening on \S+:(\d+)$/.exec(line) ?? [];
    if (port === undefined) continue;
    return {
      port: Number(port),
      pid: child.pid ?? 0,
      stop() {
        child.kill();
        return ended;
      },
    };
  }
  throw new Error('The floor ended before it listened');
}
