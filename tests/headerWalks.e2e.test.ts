import type { Page } from 'puppeteer';
import { launchBrowser, layOutAll, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** Header and footer by keyboard alone, and without JavaScript. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

async function open(width: number, { script = true, path = '/legal/tos' } = {}) {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width, height: 800 });
  await page.setJavaScriptEnabled(script);
  await page.goto(`${siteOrigin()}${path}`);
  if (script) {
    await waitForHydration(page);
    await layOutAll(page);
  }
  return { page, complaints };
}

/** What has the focus: its words, and whether the visitor can see it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // Browsers scroll by whole pixels, and a link may end within one.
    const seen =
      element.checkVisibility() && top > -1 && left > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    return { text: element.innerText.trim().split('\n')[0] ?? '', seen };
  });

async function tabTo(page: Page, wanted: RegExp): Promise<string[]> {
  const passed: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const { text, seen } = await focused(page);
    expect({ text, seen }).toEqual({ text, seen: true });
    passed.push(text);
    if (wanted.test(text)) return passed;
  }
  throw new Error(`No ${String(wanted)} among ${passed.join(', ')}`);
}

test('at 1280 px every part of the header is reached in the order in which it is seen, focus visible', async () => {
  const { page, complaints } = await open(1280);
  const passed = await tabTo(page, /^Sign up$/);
  const places = await page.$eval('header', (header) =>
    [...header.querySelectorAll('a, summary')]
      .filter((element) => element.checkVisibility() && element.closest('header nav, [name], header details'))
      .map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(passed.slice(-3)).toEqual([expect.stringContaining('Language'), 'Log in', 'Sign up']);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('sign in by keyboard: Enter opens, Tab goes through, Escape closes and gives the focus back, also a menu that has only just opened', async () => {
  const { page, complaints } = await open(1280);
  await tabTo(page, /^Log in$/);
  await page.keyboard.press('Enter');
  expect(await tabTo(page, /kit/i)).toEqual(['Communications platform', 'No-code Kit']);
  await page.keyboard.press('Escape');
  await page.waitForFunction('!document.querySelector("header [name=auth-menu][open]")');
  expect((await focused(page)).text).toBe('Log in');
  // A menu that has only just opened, before the browser has told of it.
  const isOpen = await page.evaluate(async () => {
    const menu = document.querySelector<HTMLDetailsElement>('header [name=auth-menu]')!;
    menu.open = true;
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    return menu.open;
  });
  expect(isOpen).toBe(false);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a menu that the focus has left covers it no longer', async () => {
  const { page, complaints } = await open(1280);
  await tabTo(page, /^Products$/);
  await page.keyboard.press('Enter');
  await page.focus('main a[href]');
  const isOnTop = () => {
    const { left, top } = document.activeElement!.getClientRects()[0]!;
    return document.activeElement!.contains(document.elementFromPoint(left + 2, top + 2));
  };
  expect(await page.evaluate(isOnTop)).toBe(true);
  await page.waitForFunction('!document.querySelector("header details[open]")');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('the language by keyboard', async () => {
  const { page } = await open(1280);
  await tabTo(page, /Language/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Português/);
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(new URL(page.url()).pathname).toBe('/pt/legal/tos');
  await leaveTab(page);
});

test('the menu of a phone by keyboard: in, through a submenu, back, and out', async () => {
  const { page, complaints } = await open(375);
  await tabTo(page, /^Menu$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('body.blockScroll');
  await tabTo(page, /Products/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^AI and speech$/);
  await page.keyboard.press('Escape');
  await page.waitForFunction('!document.querySelector("header nav details[open]")');
  await page.keyboard.press('Escape');
  await page.waitForFunction('!document.body.classList.contains("blockScroll")');
  expect((await focused(page)).text).toBe('Menu');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('the footer by keyboard: every link is seen when it is reached', async () => {
  const { page } = await open(1280);
  const links = await page.$$eval('footer a', (all) => all.length);
  expect(links).toBeGreaterThan(10);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('footer a')?.focus();
  });
  for (let index = 1; index < links; index += 1) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ seen: true });
  }
  expect(await page.evaluate(() => document.activeElement?.closest('footer') !== null)).toBe(true);
  await leaveTab(page);
});

test('without JavaScript, on a phone: menu, submenu, sign up, language', async () => {
  const { page } = await open(375, { script: false });
  const seen = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());
  const link = 'header nav a[href="/products/voicebot"]';
  expect(await seen(link)).toBe(false);
  await page.click('header details:not([name]):not(:has(a)) > summary');
  await page.click('header nav summary');
  expect(await seen(link)).toBe(true);
  await page.click('header nav details[open] > summary');
  await page.click('header [name=auth-menu]:last-child > summary');
  const consoles = await page.$$eval('header [name=auth-menu][open] a', (all) => all.map(({ href }) => href));
  expect(consoles.every((href) => new URL(href).searchParams.get('lang') === 'en')).toBe(true);
  expect(consoles).toHaveLength(2);
  await page.click('header details:has(a[lang]) > summary');
  await Promise.all([page.waitForNavigation(), page.click('header a[lang^="es"]')]);
  expect(new URL(page.url()).pathname).toBe('/es/legal/tos');
  await leaveTab(page);
});

test('without JavaScript the header stays in reach, and the footer leads on', async () => {
  const { page } = await open(1280, { script: false });
  await page.evaluate(() => {
    window.scrollTo({ top: 1500, behavior: 'instant' });
  });
  expect(await page.$eval('header nav', (nav) => nav.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await Promise.all([page.waitForNavigation(), page.click('footer a[href="/contacts"]')]);
  expect(new URL(page.url()).pathname).toBe('/contacts');
  await leaveTab(page);
});
