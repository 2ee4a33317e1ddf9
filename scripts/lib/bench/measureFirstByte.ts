import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { ask } from '#tests/support/serve.ts';
import { sitemapPaths } from '#tests/support/sitePages.ts';
import { startSite } from '#tests/support/startSite.ts';
import { BROWSER_HEADERS, readAnswer, startFloor } from './floors.ts';
import type { Part } from './part.ts';
import { medianOf, percentileOf } from './statistics.ts';
import { inTurns } from './turns.ts';
import { warmPage } from './warmPage.ts';

const TARGET = '/';
const QUESTIONS = 200;

/** How soon the first byte comes, when nobody else asks: of a page from the cache, and of one that is made. */
export const firstBytePart: Part = {
  name: 'first-byte',
  title: 'First byte',
  async measure({ rounds, tell }) {
    const site = await startSite({ PAGE_TTL: '3600' });
    try {
      tell('shells of pages that nobody has seen');
      const shells = await readShells(site.port);
      tell('a page from the cache');
      await warmPage(site.port, TARGET);
      const floor = await startFloor('http', await readAnswer(site.port, TARGET));
      const ports = { site: site.port, floor: floor.port };
      const times = await inTurns(['site', 'floor'], rounds + 1, (name) => timeFirstBytes(ports[name]));
      await floor.stop();
      // The first round is the one in which V8 compiles.
      const [ours, floors] = [times.site.slice(1).flat(), times.floor.slice(1).flat()];
      const [own, least] = [medianOf(ours), medianOf(floors)];
      const goal = { of: 'figure', atMost: 20 } as const;
      return {
        about: `From the request to the first byte, one request at a time on one connection: the median of ${String(ours.length)}. A shell is what \`Server-Timing\` says of each page of the main site's sitemap that is rendered for the first time, after a start.`,
        measurements: [
          { what: `\`${TARGET}\` from the cache`, unit: 'ms', figure: own, floor: least, ratio: own / least },
          { what: 'of it over the floor', unit: 'ms', figure: own - least, goal: { of: 'figure', atMost: 1 } },
          {
            what: 'shell of a cold page, median',
            unit: 'ms',
            figure: medianOf(shells),
            goal,
            note: `${String(shells.length)} pages`,
          },
          { what: 'shell of a cold page, all but a twentieth', unit: 'ms', figure: percentileOf(shells, 0.95), goal },
          { what: 'shell of a cold page, the slowest', unit: 'ms', figure: Math.max(...shells), goal },
        ],
      };
    } finally {
      await site.stop('SIGKILL');
    }
  },
};

async function readShells(port: number): Promise<number[]> {
  const shells: number[] = [];
  for (const target of await sitemapPaths('localhost', port)) {
    const { headers } = await ask(port, target, { headers: BROWSER_HEADERS });
    const [, duration] = /shell;dur=([\d.]+)/.exec(String(headers['server-timing'])) ?? [];
    if (duration !== undefined) shells.push(Number(duration));
  }
  return shells;
}

async function timeFirstBytes(port: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let question = 0; question < QUESTIONS; question += 1) {
    const begun = performance.now();
    const asking = request({ port, host: '127.0.0.1', path: TARGET, agent, headers: BROWSER_HEADERS });
    asking.end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    times.push(performance.now() - begun);
    await response.resume().toArray();
  }
  agent.destroy();
  return times;
}
