import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

const OPEN = 'header nav details[open]';

async function open(width: number, script = true) {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width, height: 900 });
  await page.setJavaScriptEnabled(script);
  await page.goto(`${siteOrigin()}/legal/tos`);
  if (script) await waitForHydration(page);
  return { page, complaints };
}

test('at 1280 px a submenu opens by hover and by keyboard, Escape closes it and gives the focus back', async () => {
  const { page, complaints } = await open(1280);
  await page.hover('header nav summary');
  await page.waitForSelector(OPEN);
  const bullets = await page.$$eval('header li, footer li', (items) =>
    items
      .map((item) => ({ style: getComputedStyle(item), text: item.textContent }))
      .filter(({ style }) => style.display === 'list-item' && style.listStyleType !== 'none')
      .map(({ text }) => text),
  );
  expect(bullets).toEqual([]);
  await page.mouse.move(640, 890);
  await page.waitForSelector(OPEN, { hidden: true });
  await page.focus('header nav summary');
  await page.keyboard.press('Enter');
  await page.waitForSelector(OPEN);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.waitForFunction(`!document.querySelector('${OPEN}')`);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('at 375 px the menu locks the page, an item takes the place of the list, and a route change closes all', async () => {
  const { page, complaints } = await open(375);
  const menu = () => page.$$eval('header nav', ([nav]) => nav?.checkVisibility());
  const locked = () => page.evaluate(() => document.body.classList.contains('blockScroll'));
  expect(await menu()).toBe(false);
  await page.evaluate(() => {
    document.querySelectorAll<HTMLElement>('header summary').forEach((summary) => {
      if (summary.textContent === 'Menu') summary.click();
    });
  });
  await page.waitForSelector('body.blockScroll');
  expect(await menu()).toBe(true);
  const blog = () => page.$eval('header nav a[href="/blog"]', (link) => link.checkVisibility());
  await page.click('header nav summary');
  await page.waitForSelector(OPEN);
  expect(await blog()).toBe(false);
  await page.click('header nav details[open] > summary');
  await page.waitForFunction(`!document.querySelector('${OPEN}')`);
  expect(await blog()).toBe(true);
  await page.click('header nav a[href="/blog"]');
  await page.waitForFunction('location.pathname === "/blog" && !document.body.classList.contains("blockScroll")');
  expect([await menu(), await locked()]).toEqual([false, false]);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('without JavaScript the submenus open all the same', async () => {
  const { page } = await open(1280, false);
  await page.click('header nav summary');
  expect(await page.$eval('header nav a[href="/products/voicebot"]', (link) => link.checkVisibility())).toBe(true);
  await leaveTab(page);
});

test.each(['', '/es', '/pt'])('%s/ has its mark, its tools and its menu in one line on a phone', async (prefix) => {
  const { page } = await openTab(chromium.browser);
  await page.goto(`${siteOrigin()}${prefix}/legal/tos`);
  for (const width of [375, 320]) {
    await page.setViewport({ width, height: 800 });
    const height = await page.$eval(
      `header a[href="${prefix || '/'}"]`,
      ({ parentElement }) => parentElement?.clientHeight,
    );
    // SPEC part 9, of which the border takes one.
    expect([width, height]).toEqual([width, 64]);
  }
  await leaveTab(page);
});
