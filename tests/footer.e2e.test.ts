import { launchBrowser, layOutAll, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** Links of the footer that lead to other sites end with an arrow, which belongs to them and to nothing else. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

test.each(['/', '/pt'])('at %s each arrow stands on the last line of its link', async (path) => {
  const { page } = await openTab(chromium.browser);
  await page.setViewport({ width: 375, height: 800 });
  await page.goto(siteOrigin() + path);
  await layOutAll(page);
  const arrows = await page.$$eval('footer nav a:has(svg)', (links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link.firstChild!);
      const line = [...words.getClientRects()].at(-1)!;
      const { top, bottom, left } = link.querySelector('svg')!.getBoundingClientRect();
      return top >= line.top - 2 && bottom <= line.bottom + 2 && left >= line.right;
    }),
  );
  expect(arrows.length).toBeGreaterThan(0);
  expect(arrows.filter((isRight) => !isRight)).toEqual([]);
  await leaveTab(page);
});
