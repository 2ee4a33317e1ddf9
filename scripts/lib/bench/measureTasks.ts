import type { Page } from 'puppeteer';
import { waitForShell } from '#tests/support/browser.ts';
import { serve } from '#tests/support/serve.ts';
import { startSite } from '#tests/support/startSite.ts';
import { findFullestPages } from './fullestPages.ts';
import type { Part } from './part.ts';
import { openPhone } from './phone.ts';
import { medianOf } from './statistics.ts';
import { writeFigure } from './tables.ts';
import { warmPage } from './warmPage.ts';

const SLOWER = 4;

/** In ms. */
const MOST = 50;

/** Each page is visited so often: more would take minutes. */
const VISITS = 3;

/** What no page can do without: a first view, and more, of nothing but text. */
const PLAIN = `<!doctype html><html lang="en"><title>Plain</title><meta name="viewport" content="width=device-width">
<h1>Plain</h1>${`<p>${'Calls, messages and video from one platform. '.repeat(7)}</p>`.repeat(40)}</html>`;

/** How long the browser is busy at a stretch on a slow phone, while a page comes to life. */
export const tasksPart: Part = {
  name: 'tasks',
  title: 'Longest task',
  async measure({ tell }) {
    const site = await startSite({ PAGE_TTL: '3600' });
    const plain = await serve((_req, res) => {
      res.setHeader('Content-Type', 'text/html; charset=utf-8').end(PLAIN);
    });
    const phone = await openPhone();
    try {
      const pages = await findFullestPages(site.port, 'en');
      await Promise.all(pages.map(({ path }) => warmPage(site.port, path)));
      const longest: { template: string; path: string; ms: number }[] = [];
      const floors: number[] = [];
      for (const { template, path, url } of pages) {
        const times: number[] = [];
        for (let visit = 0; visit < VISITS; visit += 1)
          times.push(await phone.visit((tab) => measureLongest(tab, url, waitForShell)));
        floors.push(await phone.visit((tab) => measureLongest(tab, plain.origin)));
        longest.push({ template, path, ms: medianOf(times) });
        tell(`${template}: ${writeFigure(longest.at(-1)?.ms, 'ms')}`);
      }
      const sorted = longest.toSorted((a, b) => b.ms - a.ms);
      const fitting = longest.filter(({ ms }) => ms <= MOST).length;
      return {
        about: `The longest task of the main thread from the navigation until a second after the page is alive, on a processor that is slowed down ${String(SLOWER)} times: the median of ${String(VISITS)} first visits of the page of each template with the most blocks. Tasks below ${String(MOST)} ms are not told by the browser, and count as 0. They are told by the clock, so what else the machine does makes them longer. The floor is the same of forty paragraphs of text without style, script or picture, visited once behind each template.`,
        measurements: [
          {
            what: 'longest task of any template',
            unit: 'ms',
            figure: sorted[0]?.ms ?? NaN,
            floor: medianOf(floors),
            goal: { of: 'figure', atMost: MOST },
            note: `${sorted[0]?.template ?? ''}; ${String(fitting)} of ${String(longest.length)} templates fit`,
          },
        ],
        table: {
          head: ['template', 'page', 'longest task'],
          rows: longest.map(({ template, path, ms }) => [
            template,
            path,
            ms === 0 ? `< ${String(MOST)} ms` : writeFigure(ms, 'ms'),
          ]),
        },
      };
    } finally {
      await phone.close();
      await plain.close();
      await site.stop('SIGKILL');
    }
  },
};

/** What a page begins when it is alive has begun by then, in ms. */
const AFTERWARDS = 1000;

/** @param isUp waits until the page is alive, where there is anything to wait for */
async function measureLongest(tab: Page, url: string, isUp?: (tab: Page) => Promise<void>): Promise<number> {
  await tab.emulateCPUThrottling(SLOWER);
  await tab.evaluateOnNewDocument(() => {
    const seen: number[] = [];
    Object.assign(window, { seenTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await tab.goto(url, { waitUntil: 'load' });
  await isUp?.(tab);
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS));
  return tab.evaluate(() => Math.max(0, ...(window as unknown as { seenTasks: number[] }).seenTasks));
}
