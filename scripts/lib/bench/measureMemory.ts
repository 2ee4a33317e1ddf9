import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#tests/support/serve.ts';
import { sitemapPaths } from '#tests/support/sitePages.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';
import { comeToRest } from './comeToRest.ts';
import { BROWSER_HEADERS } from './floors.ts';
import { runLoad } from './load.ts';
import type { Part } from './part.ts';
import { residentMemoryOf } from './processes.ts';

const HOSTS = ['localhost', 'ru.localhost', 'kz.localhost'];

/** The page with the most to render. */
const HEAVY = '/pricing';
const LOAD = { connections: 8, seconds: 15 } as const;

/** In MB. */
const MOST = 350;

/** V8 collects what a burst of work has left some eight seconds after it, if nothing else comes; in ms. */
const COLLECTED_AFTER = 15_000;

/** What the process keeps of the machine's memory when every page has been seen, and when it has rendered without a pause. */
export const memoryPart: Part = {
  name: 'memory',
  title: 'Memory',
  async measure({ tell }) {
    tell('every page of three sites');
    const warmed = await withSite({ PAGE_TTL: '3600' }, warmAll);
    tell('renders without a pause');
    const rendering = await withSite({ PAGE_TTL: '0' }, async (site) => {
      await runLoad({ port: site.port, target: HEAVY, headers: BROWSER_HEADERS, ...LOAD });
    });
    const goal = { of: 'figure', atMost: MOST } as const;
    return {
      about: `Resident memory of one process, ${String(COLLECTED_AFTER / 1000)} s after it has come to rest, its search filled: after every address of the sitemaps of ${HOSTS.join(', ')} was asked for; and, in another process without a page cache, after ${String(LOAD.seconds)} s of \`${HEAVY}\` on ${String(LOAD.connections)} connections.`,
      measurements: [
        { what: 'whole site warmed', unit: 'MB', figure: warmed.memory, goal, note: `${String(warmed.result)} pages` },
        { what: 'after uncached load', unit: 'MB', figure: rendering.memory, goal },
      ],
    };
  },
};

async function withSite<Result>(env: Readonly<Record<string, string>>, work: (site: RunningSite) => Promise<Result>) {
  const site = await startSite(env);
  try {
    const result = await work(site);
    const { port, process } = site;
    await comeToRest({ port, pid: process.pid ?? 0 });
    await delay(COLLECTED_AFTER);
    return { result, memory: await residentMemoryOf(process.pid ?? 0) };
  } finally {
    await site.stop('SIGKILL');
  }
}

async function warmAll(site: RunningSite): Promise<number> {
  let pages = 0;
  for (const host of HOSTS) {
    for (const target of await sitemapPaths(host, site.port)) {
      await ask(site.port, target, { headers: { ...BROWSER_HEADERS, host } });
      pages += 1;
    }
  }
  return pages;
}
