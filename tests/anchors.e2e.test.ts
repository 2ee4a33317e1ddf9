import { launchBrowser, openTab, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** An address with an anchor, opened as a document: from a mail, a search engine, or a bookmark. */

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** As the tokens have it, `--anchor-offset`. */
const OFFSET = 150;

const PATHS = ['/pricing#estimate', '/products/voicebot#demo'];

test.each(PATHS.flatMap((path) => [375, 1440].map((width) => ({ path, width }))))(
  '$path leads to its place at $width px, and stays there when the page is laid out',
  async ({ path, width }) => {
    const { page } = await openTab(chromium.browser);
    await page.setViewport({ width, height: 900 });
    await page.goto(siteOrigin() + path, { waitUntil: 'load' });
    await waitForShell(page);
    await page.waitForSelector('html[data-laid-out]');
    const top = await page.$eval(new URL(page.url()).hash, async (target) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return target.getBoundingClientRect().top;
    });
    expect(Math.abs(top - OFFSET)).toBeLessThan(20);
    await leaveTab(page);
  },
);
