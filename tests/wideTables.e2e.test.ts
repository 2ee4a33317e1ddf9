import type { Page } from 'puppeteer';
import { launchBrowser, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** A table that is wider than a phone: what it compares stays in sight, and it says that there is more until there is no more. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

/** Pages with a table of each width: two columns, and those with a last one on how to check. */
const PAGES = ['/industries/telehealth', '/promo/bandwidth'];

const stateOf = (page: Page) =>
  page.$eval('[role=region]:has(> table)', (box) => ({
    shade: getComputedStyle(box, '::after').visibility,
    drawn: getComputedStyle(box, '::after').content,
    name: box.querySelector('tbody th')!.getBoundingClientRect().width / box.clientWidth,
  }));

test.each(PAGES)('%s', async (path) => {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width: 375, height: 800 });
  await page.goto(siteOrigin() + path);
  const { shade, name } = await stateOf(page);
  expect(shade).toBe('visible');
  expect(name).toBeLessThan(0.5);
  await page.$eval('[role=region]:has(> table)', (box) => box.scrollTo({ left: box.scrollWidth }));
  await page.waitForFunction(
    "getComputedStyle(document.querySelector('[role=region]:has(> table)'), '::after').visibility === 'hidden'",
  );
  await page.setViewport({ width: 1440, height: 800 });
  expect((await stateOf(page)).drawn).toBe('none');
  expect(complaints).toEqual([]);
  await page.close();
});
