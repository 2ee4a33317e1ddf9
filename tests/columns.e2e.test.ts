import { launchBrowser, layOutAll, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** What an eye follows down a page: where columns begin, and the line through the steps. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

async function open(path: string, width: number) {
  const { page } = await openTab(chromium.browser);
  await page.setViewport({ width, height: 900 });
  await page.goto(siteOrigin() + path);
  await layOutAll(page);
  return page;
}

/** What stands beside the title of a section. */
const BESIDE_TITLES = ['claims', 'industry-cards', 'faq']
  .map((block) => `[data-block='${block}'] [data-layout='aside'] + *`)
  .join();

test.each([1200, 1440])('the columns beside titles begin at one place, at %i px', async (width) => {
  const page = await open('/products/voicebot', width);
  const begins = await page.$$eval(BESIDE_TITLES, (columns) =>
    columns.map((column) => Math.round(column.getBoundingClientRect().left)),
  );
  expect(begins).toHaveLength(3);
  expect(new Set(begins).size).toBe(1);
  await leaveTab(page);
});

test('the line runs through the steps without a gap', async () => {
  const page = await open('/products/voicebot', 375);
  const gaps = await page.$$eval("[data-block='steps'] li + li", (steps) =>
    steps.map((step) => step.getBoundingClientRect().top - step.previousElementSibling!.getBoundingClientRect().bottom),
  );
  expect(gaps.map(Math.round)).toEqual(gaps.map(() => 0));
  expect(gaps.length).toBeGreaterThan(1);
  await leaveTab(page);
});
