import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { builtScript } from '#tests/support/builtChunks.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { WORDS } from '#tests/support/voicePage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** A page of a build whose files are gone (SPEC part 8, chunk load failure). */

/** In ms: longer than a second reload would take to begin. */
const A_WHILE = 4000;

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

interface Gone {
  /** How often the document was loaded. */
  readonly loads: () => number;
  readonly bringBack: () => void;
}

async function withoutChunk(page: Page, chunk: RegExp): Promise<Gone> {
  let loads = 0;
  let gone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    void (gone && chunk.test(new URL(request.url()).pathname) ? request.abort() : request.continue());
  });
  await page.setRequestInterception(true);
  return { loads: () => loads, bringBack: () => (gone = false) };
}

test('a chunk that is gone makes one reload, not a loop, and then the page says so and can be read', async () => {
  const { page } = await openTab(chromium.browser);
  // Nothing that moves is drawn meanwhile.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const { loads } = await withoutChunk(page, builtScript('page-platform'));
  await page.goto(`${siteOrigin()}/platform/voice`, { waitUntil: 'load' });
  await waitUntil(() => loads() >= 2);
  await delay(A_WHILE);
  expect(loads()).toBe(2);
  expect(await page.$eval('h1', (heading) => heading.getBoundingClientRect().height > 0)).toBe(true);
  expect(await page.$$eval('[data-block=tabs] [hidden]', (hidden) => hidden.length)).toBe(0);
  expect((await page.$eval('main', (main) => main.textContent)).length).toBeGreaterThan(2000);
  const said = await page.$eval('body > [role=status]:last-child', (region) => region.textContent);
  expect(said).toMatch(/did not load.*Load the page again/);
  await Promise.all([page.waitForNavigation(), page.click('footer a[href="/contacts"]')]);
  expect(new URL(page.url()).pathname).toBe('/contacts');
  await leaveTab(page);
});

test('when the reload finds the chunk, the page comes to life', async () => {
  const { page } = await openTab(chromium.browser);
  const { loads, bringBack } = await withoutChunk(page, builtScript('page-platform'));
  page.on('request', () => loads() >= 2 && bringBack());
  await page.goto(`${siteOrigin()}/platform/voice`, { waitUntil: 'domcontentloaded' });
  await waitUntil(() => loads() >= 2);
  await waitForHydration(page);
  expect(loads()).toBe(2);
  expect(await page.$('body > [role=status]:last-child')).toBeNull();
  await leaveTab(page);
});

test('a chunk that only a prefetch wanted reloads nothing, and its page is got from the server', async () => {
  const { page } = await openTab(chromium.browser);
  const { loads } = await withoutChunk(page, builtScript('block-tabs'));
  await page.goto(siteOrigin() + WORDS);
  await waitForHydration(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/platform/voice';
    link.textContent = 'voice';
    document.querySelector('main')?.prepend(link);
  });
  let failed = false;
  page.on('requestfailed', (request) => (failed ||= builtScript('block-tabs').test(request.url())));
  await page.hover('main > a[href="/platform/voice"]');
  await waitUntil(() => failed);
  await delay(A_WHILE / 4);
  expect(loads()).toBe(1);
  await page.click('main > a[href="/platform/voice"]');
  await page.waitForFunction('location.pathname === "/platform/voice"');
  await page.waitForSelector('[data-block=tabs]');
  await leaveTab(page);
});
