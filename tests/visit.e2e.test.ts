import type { Page } from 'puppeteer';
import { brand } from '#config/brand.ts';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { followLink } from '#tests/support/followLink.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** What a visit came with, and what its buttons do, over pages, layouts and languages. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

async function open(path: string, height: number) {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width: 1280, height });
  await page.goto(siteOrigin() + path);
  await waitForHydration(page);
  return { page, complaints };
}

/** The sources of all links to sign in and up. */
const sources = (page: Page) =>
  page.$$eval('header [name="auth-menu"] a', (links) => [
    ...new Set(links.map(({ href }) => new URL(href).searchParams.get('utm_source'))),
  ]);

test('the campaign of the first page goes along through other layouts and another language', async () => {
  // Low: there is less to draw.
  const { page, complaints } = await open('/contacts?utm_source=news&utm_medium=mail', 400);
  await page.waitForFunction(`document.querySelector('header [name="auth-menu"] a').href.includes('utm_source=news')`);
  for (const path of ['/legal/tos', '/kit/formacion', '/voicebot-kit-tutorials', '/contacts']) {
    await followLink(page, path);
    expect({ path, sources: await sources(page) }).toEqual({ path, sources: ['news'] });
  }
  // The header of the page before may still be there.
  const toSpanish = await page.waitForSelector('header a[lang^="es"][href*="path=%2Fcontacts"]');
  await toSpanish?.evaluate((link) => (link as HTMLElement).click());
  await page.waitForFunction('location.pathname === "/es/contacts"');
  expect(new URL(page.url()).search).toBe('?utm_source=news&utm_medium=mail');
  await waitForHydration(page);
  await page.waitForFunction(`document.querySelector('header [name="auth-menu"] a').href.includes('utm_source=news')`);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

const MENU = 'main [data-menu]';

test('a button with a submenu opens by keyboard, tells its event, takes the campaign along and closes by Escape', async () => {
  const { page, complaints } = await open('/?utm_source=news', 800);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('site:event', (event) => told.push((event as CustomEvent).detail));
  });
  await page.focus(`${MENU} > summary`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${MENU}[open]`);
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
    { context: 'top', event: 'start_free', gtmEvent: 'start_free' },
  ]);
  await page.keyboard.press('Tab');
  const [origin, source] = await page.evaluate(() => {
    const { origin: to, searchParams } = new URL((document.activeElement as HTMLAnchorElement).href);
    return [to, searchParams.get('utm_source')];
  });
  expect([Object.values(brand.consoles).includes(String(origin) as never), source]).toEqual([true, 'news']);
  await page.keyboard.press('Escape');
  await page.waitForSelector(`${MENU}:not([open])`);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await page.click(`${MENU} > summary`);
  await page.waitForSelector(`${MENU}[open]`);
  await page.mouse.click(20, 700);
  await page.waitForSelector(`${MENU}:not([open])`);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('without JavaScript such buttons open all the same, each within the window: the one at the end of the bar of a page, too', async () => {
  const { page } = await openTab(chromium.browser);
  await page.setJavaScriptEnabled(false);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${siteOrigin()}/products/voicebot`);
  const menus = await page.$$(MENU);
  for (const menu of menus) await (await menu.$(':scope > summary'))?.click();
  const lists = await page.$$eval(`${MENU} > ul`, (all) =>
    all.map((list) => {
      const { left, right } = list.getBoundingClientRect();
      return list.checkVisibility() && left >= 0 && right <= document.documentElement.clientWidth;
    }),
  );
  expect(menus).toHaveLength(3);
  expect(lists).toEqual(menus.map(() => true));
  await leaveTab(page);
});
