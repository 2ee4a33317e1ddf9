import { AUTH_SUBMENU_TOP, HEADER_FIXED_AFTER, HEADER_HEIGHT } from '#config/constants.ts';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** What the header does while the page scrolls, and where its parts stand (SPEC parts 2 and 9). */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await chromium.close();
});

async function open(path: string, width: number) {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width, height: 800 });
  await page.goto(`${siteOrigin()}${path}`);
  await waitForHydration(page);
  const header = () =>
    page.$eval('header', (element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top, height, fixed: element.dataset.fixed === 'true', surface: element.dataset.surface };
    });
  const scroll = async (y: number) => {
    await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
    }, y);
    // Two frames: one for the event, one for what it changed; then the arrival, which takes 200 ms.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    return header();
  };
  return { page, complaints, header, scroll };
}

test.each([
  [375, HEADER_HEIGHT.small],
  [1199, HEADER_HEIGHT.small],
  [1200, HEADER_HEIGHT.large],
])(
  'at %d px it is %d px high',
  async (width, height) => {
    const { page, header } = await open('/platform/voice', width);
    expect(await header()).toMatchObject({ top: 0, height });
    await page.close();
  },
  30_000,
);

test('it leaves with the top of the page, and is fixed without its panel once 100 px are behind', async () => {
  const { page, complaints, scroll } = await open('/platform/voice', 1280);
  const panel = HEADER_HEIGHT.large - HEADER_HEIGHT.medium;
  expect(await scroll(60)).toMatchObject({ top: -60, fixed: false });
  expect(await scroll(HEADER_FIXED_AFTER)).toMatchObject({ top: -HEADER_FIXED_AFTER, fixed: false });
  expect(await scroll(HEADER_FIXED_AFTER + 1)).toMatchObject({ top: -panel, fixed: true });
  expect(await scroll(panel + 1)).toMatchObject({ top: -panel, fixed: true });
  expect(await scroll(panel - 1)).toMatchObject({ top: -(panel - 1), fixed: false });
  expect(complaints).toEqual([]);
  await page.close();
}, 30_000);

test('it is purple until the first view is behind, and never on a light page', async () => {
  const { page, scroll } = await open('/platform/voice', 1280);
  expect(await scroll(799)).toMatchObject({ surface: 'purple955' });
  expect(await scroll(800)).toMatchObject({ surface: 'white' });
  await page.close();
  const light = await open('/blog', 1280);
  expect(await light.scroll(0)).toMatchObject({ surface: 'white' });
  await light.page.close();
}, 30_000);

test('sign in and sign up open at the offset of the constants, one at a time, and the same one closes', async () => {
  const { page, complaints } = await open('/platform/voice', 1280);
  const press = async (index: number) => {
    const summaries = await page.$$('header [name="auth-menu"] > summary');
    await summaries[index]?.click();
    return page.$$eval('header [name="auth-menu"]', (menus) => menus.map((menu) => (menu as HTMLDetailsElement).open));
  };
  expect(await press(0)).toEqual([true, false]);
  const top = await page.$eval('header [name="auth-menu"] ul', (list) => list.getBoundingClientRect().top);
  expect(Math.abs(top - AUTH_SUBMENU_TOP.block)).toBeLessThanOrEqual(1);
  expect(await press(1)).toEqual([false, true]);
  expect(await press(1)).toEqual([false, false]);
  expect(complaints).toEqual([]);
  await page.close();
}, 30_000);
