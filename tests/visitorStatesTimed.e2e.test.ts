import { setTimeout as delay } from 'node:timers/promises';
import type { HTTPRequest, Page } from 'puppeteer';
import { LOADING_BAR, PREFETCH_IDLE_TIMEOUT } from '#config/constants.ts';
import { launchBrowser, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { goOffline } from '#tests/support/offline.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { openVoicePage } from '#tests/support/voicePage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** SPEC part 4, what takes its time: the loading bar and the prefetching of links. Each test is named by its sentence. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** The bar at one moment, ms since the navigation began; `none` while there is no bar. */
interface Moment {
  readonly at: number;
  readonly phase: string;
  /** 0 to 100. */
  readonly filled: number;
  readonly colour: string;
}

/** A page whose navigations are held back. */
interface Held {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly held: HTTPRequest[];
}

/** Opens a page in which nothing is there before it is asked for, nor before the test says so. */
async function openHeld(): Promise<Held> {
  const held: HTTPRequest[] = [];
  const tab = await openVoicePage(chromium, async (page) => {
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/getPage') held.push(request);
      else void request.continue();
    });
  });
  return { ...tab, held };
}

/** Begins a navigation, and notes each change of the bar from now on. */
async function navigate({ page, held }: Held, to = '/contacts'): Promise<HTTPRequest> {
  await page.evaluate((href) => {
    const moments: Moment[] = [];
    const start = performance.now();
    Object.assign(window, { moments });
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      moments.push({
        at: performance.now() - start,
        phase: bar?.getAttribute('data-phase') ?? 'none',
        filled: Number(bar?.getAttribute('aria-valuenow')),
        colour: bar?.firstElementChild ? getComputedStyle(bar.firstElementChild).backgroundColor : '',
      });
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-phase', 'aria-valuenow'] });
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, to);
  await waitUntil(() => held.length === 1);
  return held.pop()!;
}

const momentsOf = (page: Page) => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);

/** @returns the first moment that is like this, at that one or later */
async function moment(page: Page, like: Partial<Moment>, since = 0): Promise<Moment> {
  const found = await page.waitForFunction(
    (wanted, from) =>
      (window as unknown as { moments: Moment[] }).moments.find(
        (one) => one.at >= from && Object.entries(wanted).every(([name, value]) => one[name as keyof Moment] === value),
      ),
    // The page keeps the times, so it is asked now and then only.
    { polling: 50 },
    like,
    since,
  );
  return (await found.jsonValue())!;
}

const inPhase = (page: Page, phase: string, since?: number) => moment(page, { phase }, since);

/** The timer runs from the change of the state, and drawing the page may take a part of it. */
const HIDDEN_AFTER = LOADING_BAR.hideDelay / 2;

test('the loading bar starts after a throttle of 200 ms, finishes when the data is there, and hides 500 ms later: another parameter of the same route, another query, another route', async () => {
  const tab = await openHeld();
  const { page, complaints } = tab;
  for (const to of ['/platform/sms', '/platform/sms?page=2', '/contacts']) {
    const request = await navigate(tab, to);
    expect((await inPhase(page, 'running')).at).toBeGreaterThanOrEqual(LOADING_BAR.throttle);
    expect((await momentsOf(page)).map(({ phase }) => phase)).not.toContain('finished');
    await request.continue();
    const finished = await inPhase(page, 'finished');
    expect(finished.filled).toBe(100);
    expect(page.url()).toBe(siteOrigin() + to);
    expect((await inPhase(page, 'none', finished.at)).at - finished.at).toBeGreaterThan(HIDDEN_AFTER);
  }
  expect(complaints).toEqual([]);
  await page.close();
});

test('the loading bar fills over about 5 s', async () => {
  const tab = await openHeld();
  const { page } = tab;
  await navigate(tab);
  const shown = await inPhase(page, 'running');
  const full = await moment(page, { filled: 100 });
  expect(shown.filled).toBeLessThan(10);
  expect(full.at - shown.at).toBeGreaterThan(LOADING_BAR.duration * 0.9);
  expect(full.at - shown.at).toBeLessThan(LOADING_BAR.duration * 2);
  const fills = (await momentsOf(page)).filter(({ phase }) => phase === 'running').map(({ filled }) => filled);
  expect(fills).toEqual([...fills].sort((a, b) => a - b));
  await page.close();
});

test('the loading bar that fails has another style, and hides as well', async () => {
  const tab = await openHeld();
  const { page } = tab;
  const request = await navigate(tab);
  const running = await inPhase(page, 'running');
  await goOffline(page);
  await request.abort('internetdisconnected');
  const failed = await inPhase(page, 'failed');
  expect([failed.filled, failed.colour === running.colour]).toEqual([100, false]);
  expect((await inPhase(page, 'none', failed.at)).at - failed.at).toBeGreaterThan(HIDDEN_AFTER);
  expect(new URL(page.url()).pathname).toBe('/platform/voice');
  await page.close();
});

/** Resolves when the browser was told to be idle once more; what it then did is done. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction('window.waiting.length > 0');
  await page.evaluate(() => {
    for (const callback of (window as unknown as { waiting: (() => void)[] }).waiting.splice(0)) callback();
  });
}

test('links are prefetched when the browser is idle, which is waited for 2000 ms', async () => {
  const pages: string[] = [];
  const prepare = async (tab: Page) => {
    tab.on('request', (request) => {
      if (request.url().includes('/api/getPage')) pages.push(request.url());
    });
    // Who waits so long finds the browser idle when the test says so; what else waits is let alone.
    await tab.evaluateOnNewDocument((longest) => {
      const waiting: (() => void)[] = [];
      const wait = window.requestIdleCallback.bind(window);
      const requestIdleCallback = (callback: () => void, options?: IdleRequestOptions) =>
        options?.timeout === longest ? waiting.push(callback) : wait(callback, options);
      Object.assign(window, { waiting, requestIdleCallback });
    }, PREFETCH_IDLE_TIMEOUT);
  };
  const { page, complaints } = await openVoicePage(chromium, prepare, waitForShell);
  await rest(page);
  await page.$eval('#content a[href^="/"]', (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForFunction('window.waiting.length > 0');
  await delay(300);
  expect(pages).toEqual([]);
  await rest(page);
  await waitUntil(() => pages.length > 0);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});
