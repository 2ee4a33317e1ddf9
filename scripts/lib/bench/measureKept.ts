import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#tests/support/serve.ts';
import { sitemapPaths } from '#tests/support/sitePages.ts';
import { startSite } from '#tests/support/startSite.ts';
import { BROWSER_HEADERS } from './floors.ts';
import type { Part } from './part.ts';

const MOST_PAGES = 100;

/** In ms. */
const WITHIN = 1000;

/** Whether a page that was seen once is in the cache soon after, also where many are seen for the first time. */
export const keptPart: Part = {
  name: 'kept',
  title: 'A page seen once',
  async measure({ tell }) {
    const site = await startSite({ PAGE_TTL: '3600' });
    try {
      const pages = (await sitemapPaths('localhost', site.port)).slice(0, MOST_PAGES);
      tell(`${String(pages.length)} pages, one after the other`);
      const stateOf = async (target: string) =>
        String((await ask(site.port, target, { headers: BROWSER_HEADERS })).headers['x-cache']);
      const again: Promise<string>[] = [];
      let known = 0;
      for (const target of pages) {
        if ((await stateOf(target)) === 'HIT') known += 1;
        again.push(delay(WITHIN).then(() => stateOf(target)));
      }
      const hits = (await Promise.all(again)).filter((state) => state === 'HIT').length;
      return {
        about: `Every page of the main site's sitemap, ${String(MOST_PAGES)} at most, is asked for as soon as the one before has come; and once more a second after it came.`,
        measurements: [
          {
            what: `in the cache after ${String(WITHIN / 1000)} s`,
            unit: 'pages',
            figure: hits,
            goal: { of: 'figure', atLeast: pages.length },
            note: `of ${String(pages.length)}; ${String(known)} were there before they were asked for`,
          },
        ],
      };
    } finally {
      await site.stop('SIGKILL');
    }
  },
};
