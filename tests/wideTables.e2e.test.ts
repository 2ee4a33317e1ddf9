import type { Page } from 'puppeteer';
import { launchBrowser, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** A table that is wider than a phone: what it compares stays in sight, and it says that there is more until there is no more. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

/** Pages with a table of each width: two columns, and those with a last one on how to check. */
const PAGES = ['/industries/telehealth', '/promo/bandwidth'];

const shadeIs = (visibility: string) =>
  `getComputedStyle(document.querySelector('[role=region]:has(> table)'), '::after').visibility === '${visibility}'`;

const stateOf = (page: Page) =>
  page.$eval('[role=region]:has(> table)', (box) => ({
    drawn: getComputedStyle(box, '::after').content,
    name: box.querySelector('tbody th')!.getBoundingClientRect().width / box.clientWidth,
    narrowest: Math.min(...[...box.querySelectorAll('tbody td')].map((cell) => cell.getBoundingClientRect().width)),
  }));

/** A column that is narrower breaks at every word. */
const READABLE = 120;

test.each(PAGES)('%s', async (path) => {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width: 375, height: 800 });
  await page.goto(siteOrigin() + path);
  // Once it is laid out: what is below the first view comes one part a frame.
  await page.waitForFunction(shadeIs('visible'));
  const { name, narrowest } = await stateOf(page);
  expect(name).toBeLessThan(0.5);
  expect(narrowest).toBeGreaterThan(READABLE);
  await page.$eval('[role=region]:has(> table)', (box) => box.scrollTo({ left: box.scrollWidth }));
  await page.waitForFunction(shadeIs('hidden'));
  await page.setViewport({ width: 1440, height: 800 });
  expect((await stateOf(page)).drawn).toBe('none');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

/** Each table, and how much of it is to be swiped to. */
const hiddenParts = (page: Page) =>
  page.$$eval('main table', (tables) =>
    tables.map((table) => {
      const box = table.closest('[role=region]') ?? table;
      return box.scrollWidth - box.clientWidth;
    }),
  );

test.each([
  ['two columns of a text', '/verification'],
  ['three columns of a text', '/blog/when-the-line-goes-quiet'],
])('%s fit a phone', async (_, path) => {
  const { page } = await openTab(chromium.browser);
  await page.setViewport({ width: 375, height: 800 });
  await page.goto(siteOrigin() + path);
  expect((await hiddenParts(page))[0]).toBe(0);
  await leaveTab(page);
});

test('what compares three offers fits a tablet that is held upright', async () => {
  const { page } = await openTab(chromium.browser);
  await page.setViewport({ width: 768, height: 1024 });
  await page.goto(`${siteOrigin()}/kit`);
  expect(Math.max(...(await hiddenParts(page)))).toBe(0);
  await leaveTab(page);
});
