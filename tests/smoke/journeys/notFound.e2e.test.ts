import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { followWalks } from './followWalks.ts';

let chromium: TestBrowser;
const follow = followWalks();

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

test('an address that does not exist is a 404 with a way home', async () => {
  const { page } = await openTab(chromium.browser);
  follow(page);
  const response = await page.goto(`${siteOrigin()}/no/such/page`);
  expect(response?.status()).toBe(404);
  expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('This page could not be found');
  expect(await page.$$eval('main a', (links) => links.some((link) => link.getAttribute('href') === '/'))).toBe(true);
  await leaveTab(page);
});

test('an address that does not exist lets the visitor search, without JavaScript too', async () => {
  const { page } = await openTab(chromium.browser);
  follow(page);
  await page.setJavaScriptEnabled(false);
  await waitForSearch();
  await page.goto(`${siteOrigin()}/es/no/such/page`);
  await page.type('[role=search] input', 'voicebot');
  const [response] = await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect([response?.status(), page.url()]).toEqual([404, `${siteOrigin()}/es/no/such/page?q=voicebot`]);
  const found = await page.$$eval('main nav a', (links) => links.map((link) => link.getAttribute('href')));
  expect(found).toContain('/es/products/voicebot');
  await leaveTab(page);
});

/** A site that has just started finds nothing until all pages are in its index, and says so. */
async function waitForSearch(): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const { status } = await fetch(`${siteOrigin()}/api/search?q=voicebot&lang=es`);
    if (status !== 503) return;
    await delay(500);
  }
}
