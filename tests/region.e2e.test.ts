import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { launchBrowser, layOutAll, openTab, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** What a visitor's region changes on pages that are the same for everybody (SPEC parts 4, 7 and 9). */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** Longer than idle time may take to come, and than an answer takes; ms. */
const STARTED = 2500;
const A_MOMENT = 300;

/** Here no address is of a country, so the language of the browser says where it is. */
async function open(path: string, language: string, prepare?: (page: Page) => Promise<unknown>) {
  const { page, complaints } = await openTab(chromium.browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/getLoc')) asked.push(request.url());
  });
  await page.setViewport({ width: 1280, height: 900 });
  await page.setExtraHTTPHeaders({ 'Accept-Language': language });
  await prepare?.(page);
  await page.goto(siteOrigin() + path);
  await waitForShell(page);
  return { page, complaints, asked };
}

const regionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.region);
const shownNumbers = (page: Page) =>
  page.$$eval('header [data-region]', (items) =>
    items.filter((item) => item.checkVisibility()).map((item) => item.getAttribute('data-region')),
  );

test('a page where nothing is seen that needs the region asks for none; a menu with numbers does, once, and shows one', async () => {
  const { page, asked, complaints } = await open('/case-studies', 'de-DE');
  await delay(STARTED);
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    const menu = document.querySelector('header [data-needs-region]')?.closest('details');
    if (menu) menu.open = true;
  });
  await page.waitForFunction('document.documentElement.dataset.region === "europe"');
  expect(await shownNumbers(page)).toEqual(['europe']);
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test.each([
  ['pt-BR', 'americas'],
  ['ru-KZ', 'europe'],
  ['en-IN', 'other'],
])(
  'on the contact page a visitor with %s finds the number of %s set off, and no number goes',
  async (language, region) => {
    const { page, complaints } = await open('/contacts', language);
    await page.$eval('main dl[data-needs-region]', (list) => list.scrollIntoView());
    await page.waitForFunction((is: string) => document.documentElement.dataset.region === is, {}, region);
    const bold = await page.$$eval('main dl[data-needs-region] [data-region]', (rows) =>
      rows.filter((row) => getComputedStyle(row).fontWeight === '600').map((row) => row.getAttribute('data-region')),
    );
    expect(bold).toEqual([region]);
    expect(await page.$$eval('main dl[data-needs-region] [data-region]', (rows) => rows.length)).toBe(3);
    expect(complaints).toEqual([]);
    await leaveTab(page);
  },
);

const suggested = (page: Page) =>
  page.$$eval('main [data-for]', (links) =>
    links.filter((link) => link.checkVisibility({ visibilityProperty: true })).map((link) => link.textContent),
  );

test('prices are suggested in the currency of the region, are switched by nobody but the visitor, and nothing moves', async () => {
  const { page, complaints } = await open('/pricing', 'de-DE');
  const heightOf = () => page.$eval('main', (main) => main.getBoundingClientRect().height);
  await page.waitForFunction('document.documentElement.dataset.currency === "EUR"');
  expect(await suggested(page)).toEqual(['Show prices in EUR']);
  await layOutAll(page);
  const height = await heightOf();
  await page.evaluate('document.documentElement.dataset.currency = ""');
  expect([await suggested(page), await heightOf()]).toEqual([[], height]);
  expect(page.url()).toBe(`${siteOrigin()}/pricing`);
  await page.evaluate('document.documentElement.dataset.currency = "EUR"');
  await page.click('main [data-for="EUR"]');
  await page.waitForFunction('location.search === "?currency=EUR"');
  await page.waitForFunction('!document.querySelector("main [data-for]")');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test.each(['slow', 'broken'])('a region that is %s changes nothing, and the page waits for neither', async (state) => {
  const { page, asked } = await open('/pricing', 'de-DE', async (tab) => {
    await tab.setRequestInterception(true);
    tab.on('request', (request) => {
      if (!request.url().endsWith('/api/getLoc')) void request.continue();
      // Whoever is slow does not answer while the test lasts.
      else if (state === 'broken') void request.respond({ status: 503, contentType: 'application/json', body: '{}' });
    });
  });
  await waitUntil(() => asked.length > 0);
  await delay(A_MOMENT);
  expect([await regionOf(page), await suggested(page)]).toEqual([undefined, []]);
  await page.close();
});
