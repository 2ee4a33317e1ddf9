import { launchBrowser, layOutAll, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { findOverflow } from '#tests/support/look.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/** What a visitor may do to the texts: more room between lines, letters and words (WCAG 1.4.12), and larger letters (WCAG 1.4.4). */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;
const LARGE = 'html { font-size: 24px !important; }';

test.each([
  ['localhost', '/es', 1200, SPACING],
  ['localhost', '/pt', 1200, SPACING],
  ['localhost', '/es', 1200, LARGE],
  ['localhost', '/es', 375, LARGE],
  ['localhost', '/pt', 375, LARGE],
  ['ru.localhost', '/', 375, SPACING],
  ['ru.localhost', '/pricing', 375, LARGE],
])('%s%s at %i px is no wider than the screen with %s', async (host, path, width, styles) => {
  const { page } = await openTab(chromium.browser);
  await page.setViewport({ width, height: 800 });
  await page.goto(`http://${host}:${String(sitePort())}${path}`);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
  await layOutAll(page);
  expect((await findOverflow(page)).sideways).toBe(0);
  await leaveTab(page);
});
