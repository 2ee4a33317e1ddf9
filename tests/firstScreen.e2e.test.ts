import { launchBrowser, layOutAll, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** Beside a scene that is taller than the screen, what a page says and offers is on the first screen still. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

test.each([
  ['/', 1024, 768],
  ['/', 1200, 900],
  ['/', 1280, 720],
  ['/pt', 992, 768],
  ['/products/voicebot', 1024, 768],
])('%s at %i × %i', async (path, width, height) => {
  const { page } = await openTab(chromium.browser);
  await page.setViewport({ width, height });
  await page.goto(siteOrigin() + path);
  await layOutAll(page);
  const [title, action] = await page.evaluate(() => {
    const heading = document.querySelector('main h1')!;
    const offer = heading.parentElement!.querySelector('a[href]')!;
    return [heading.getBoundingClientRect().top, offer.getBoundingClientRect().bottom];
  });
  expect(title).toBeLessThan(height / 3);
  expect(action).toBeLessThan(height);
  await leaveTab(page);
});
