import { launchBrowser, layOutAll, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** Texts in a scene stand beside each other, and none over another. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

test.each([
  ['the legs of a way', '/about', '[data-kind] > [data-ours]'],
  ['the hours of a chart', '/products/predictivedialer', 'li[data-most] > :last-child'],
])('%s, at %s', async (_texts, path, selector) => {
  const { page } = await openTab(chromium.browser);
  await page.setViewport({ width: 1200, height: 900 });
  await page.goto(siteOrigin() + path);
  await layOutAll(page);
  const boxes = await page.$$eval(`main ${selector}`, (texts) =>
    texts
      .filter((text) => getComputedStyle(text).clipPath === 'none')
      .map((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        const { left, right } = words.getBoundingClientRect();
        return { left, right };
      }),
  );
  expect(boxes.length).toBeGreaterThan(2);
  expect(boxes.filter(({ right }, index) => right > (boxes[index + 1]?.left ?? Infinity))).toEqual([]);
  await leaveTab(page);
});
