import { setTimeout as delay } from 'node:timers/promises';
import type { HTTPRequest, Page } from 'puppeteer';
import { LOADING_BAR } from '#config/constants.ts';
import { launchBrowser, type TestBrowser, type Visit } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { untilBarHas, watchBar } from '#tests/support/loadingBar.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { openWords, WORDS } from '#tests/support/voicePage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** What a visitor is told of a navigation: the bar, the focus, the words. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

interface Watched extends Visit {
  /** The pages that were asked for as data. */
  readonly asked: string[];
  /** Lets what is held back go on its way. */
  readonly release: () => Promise<void>;
}

interface Held {
  /** A page whose data is held back until the test lets it go on. */
  readonly held?: string;
  readonly prefetch?: boolean;
}

const dataOf = (request: HTTPRequest) => {
  const { pathname, searchParams } = new URL(request.url());
  return pathname === '/api/getPage' ? (searchParams.get('url') ?? '') : undefined;
};

/** Prefetching is off, as for a visitor who saves data, unless asked for. */
async function openPage({ held, prefetch = false }: Held = {}): Promise<Watched> {
  const asked: string[] = [];
  const waiting: HTTPRequest[] = [];
  const tab = await openWords(chromium, async (page) => {
    // Low: there is less to draw.
    await page.setViewport({ width: 1280, height: 400 });
    if (!prefetch) {
      await page.evaluateOnNewDocument(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    page.on('request', (request) => {
      const path = dataOf(request);
      if (path !== undefined) asked.push(path);
      if (held === undefined) return;
      if (path === held) waiting.push(request);
      else void request.continue();
    });
    if (held !== undefined) await page.setRequestInterception(true);
  });
  const release = async () => {
    // One that was given up meanwhile cannot go on.
    await Promise.allSettled(waiting.splice(0).map((request) => request.continue()));
  };
  return { ...tab, asked, release };
}

/** A link of the test's own, whatever the menus say. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);

const arrived = (page: Page, path: string) => page.waitForFunction(`location.pathname === "${path}"`);
const announcement = (page: Page) => page.$eval('[data-announcer]', (region) => region.textContent.trim());

test('a slow navigation shows a bar of 2 px that fills, ends and goes', async () => {
  const { page, complaints, release } = await openPage({ held: '/contacts' });
  await watchBar(page);
  await follow(page, '/contacts');
  const bar = await page.waitForSelector('[role=progressbar]');
  const { height, position } = await bar!.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    position: getComputedStyle(element).position,
  }));
  expect([height, position]).toEqual([LOADING_BAR.height, 'fixed']);
  const width = () => bar!.evaluate((element) => element.firstElementChild?.getBoundingClientRect().width ?? 0);
  const early = await width();
  await waitUntil(async () => (await width()) > early);
  expect(new URL(page.url()).pathname).toBe(WORDS);
  await release();
  await untilBarHas(page, 'finished');
  await page.waitForSelector('[role=progressbar]', { hidden: true });
  expect(new URL(page.url()).pathname).toBe('/contacts');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a navigation shows none before its time, and a quick one shows none at all', async () => {
  const { page } = await openPage();
  // The first navigation brings chunks and messages; the second has only data to wait for.
  await follow(page, '/contacts');
  await arrived(page, '/contacts');
  await page.waitForFunction('document.activeElement?.tagName === "H1"');
  await page.waitForSelector('[role=progressbar]', { hidden: true });
  const { took, shownAfter } = await page.evaluate(
    async ([settled, first]) => {
      const heading = document.querySelector('main h1')?.textContent;
      const start = performance.now();
      let seen = Infinity;
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar]')) seen = Math.min(seen, performance.now() - start);
      }).observe(document.body, { childList: true, subtree: true });
      history.back();
      while (location.pathname !== first || document.querySelector('main h1')?.textContent === heading)
        await new Promise((resolve) => setTimeout(resolve));
      const arrivedAfter = performance.now() - start;
      await new Promise((resolve) => setTimeout(resolve, settled));
      return { took: arrivedAfter, shownAfter: seen === Infinity ? null : seen };
    },
    [LOADING_BAR.throttle, WORDS] as const,
  );
  // A busy machine makes a quick navigation slow: then it may show a bar, and still none before its time.
  if (shownAfter !== null) {
    expect(shownAfter).toBeGreaterThanOrEqual(LOADING_BAR.throttle);
    expect(took).toBeGreaterThanOrEqual(LOADING_BAR.throttle);
  }
  await leaveTab(page);
});

test('the focus is on the new heading and the new title is said, with the scroll at the top', async () => {
  const { page, complaints } = await openPage();
  expect(await announcement(page)).toBe('');
  const before = await page.title();
  await follow(page, '/contacts');
  await arrived(page, '/contacts');
  await page.waitForFunction('document.activeElement?.tagName === "H1"');
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(0);
  expect(await announcement(page)).toBe(await page.title());
  expect(await page.title()).not.toBe(before);
  expect(await page.$eval('h1', (heading) => heading.tabIndex)).toBe(-1);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('an anchor takes the focus without a word, the skip link among them', async () => {
  const { page } = await openPage();
  await page.focus('a[href="#content"]');
  await page.keyboard.press('Enter');
  await page.waitForFunction('document.activeElement?.id === "content"');
  expect(await announcement(page)).toBe('');
  await leaveTab(page);
});

test('without a connection the page stays, the bar fails, and both are said', async () => {
  const { page } = await openPage();
  await goOffline(page);
  await page.waitForFunction('document.querySelector("[role=status]")?.textContent.length > 0');
  await watchBar(page);
  await follow(page, '/contacts');
  await untilBarHas(page, 'failed');
  await page.waitForSelector('[role=progressbar]', { hidden: true });
  expect(await announcement(page)).not.toBe('');
  expect(new URL(page.url()).pathname).toBe(WORDS);
  await goOnline(page);
  await page.waitForFunction('document.querySelector("[role=status]")?.textContent === ""');
  await follow(page, '/contacts');
  await arrived(page, '/contacts');
  await leaveTab(page);
});

test('a navigation that was given up does not take the visitor away later', async () => {
  const { page, asked, release } = await openPage({ held: '/blog/no-such-post-at-all' });
  await follow(page, '/blog/no-such-post-at-all');
  await waitUntil(() => asked.length === 1);
  await follow(page, '/contacts');
  await arrived(page, '/contacts');
  await release();
  await delay(500);
  expect(new URL(page.url()).pathname).toBe('/contacts');
  await leaveTab(page);
});

test('what was prefetched is not asked for again', async () => {
  const { page, asked, complaints } = await openPage({ prefetch: true });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/contacts';
    link.id = 'mine';
    link.textContent = 'contacts';
    document.querySelector('main')?.prepend(link);
  });
  await page.hover('#mine');
  await waitUntil(() => asked.includes('/contacts'));
  await page.click('#mine');
  await arrived(page, '/contacts');
  await page.waitForFunction('document.activeElement?.tagName === "H1"');
  expect(asked.filter((path) => path === '/contacts')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});
