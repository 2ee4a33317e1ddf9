import type { Page } from 'puppeteer';
import { launchBrowser, type TestBrowser, type Visit } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { openVoicePage, openWords } from '#tests/support/voicePage.ts';
import { followWalks } from './followWalks.ts';

let chromium: TestBrowser;
const follow = followWalks();

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

type Open = (visitor: TestBrowser, prepare: (page: Page) => Promise<void>) => Promise<Visit>;

async function begin(open: Open): Promise<Visit> {
  const tab = await open(chromium, (page) => {
    follow(page);
    return Promise.resolve();
  });
  // Lost by a full navigation, kept by a client one.
  await tab.page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  return tab;
}

const sameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset.sameDocument === 'yes');

test('a link in the header, and one in a static block, lead on without a new document', async () => {
  const { page, complaints } = await begin(openWords);
  await page.click('header nav a[href="/blog"]');
  await page.waitForFunction('location.pathname === "/blog"');
  await page.waitForSelector('[data-block=entries] a');
  const list = await page.title();
  await page.click('[data-block=entries] h3 a');
  await page.waitForFunction('location.pathname.startsWith("/blog/")');
  // The address changes before the page does, and that one has a heading, too.
  await page.waitForFunction('window.scrollY === 0');
  await page.waitForSelector('article h1');
  expect(await sameDocument(page)).toBe(true);
  expect(await page.title()).not.toBe(list);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('back restores the scroll position, and an anchor leaves 150 px above its target', async () => {
  const { page, complaints } = await begin(openVoicePage);
  await page.evaluate(() => {
    window.scrollTo({ top: 900, behavior: 'instant' });
  });
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/contacts"]')?.click();
  });
  await page.waitForFunction('location.pathname === "/contacts"');
  await page.waitForFunction('window.scrollY === 0');
  await page.goBack();
  await page.waitForFunction('location.pathname === "/platform/voice" && window.scrollY === 900');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#faq';
    document.querySelector('main')?.append(link);
    const target = document.querySelector('[data-block=faq]');
    link.href = `#${target?.id ?? ''}`;
    document.documentElement.style.scrollBehavior = 'auto';
    link.click();
  });
  await page.waitForFunction(
    'Math.round(document.querySelector("[data-block=faq]").getBoundingClientRect().top) === 150',
  );
  expect(await sameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('the language switch loads the same page in the other language, and the root remembers it', async () => {
  const { page, complaints } = await begin(openVoicePage);
  await page.click('header details:has(a[lang]) > summary');
  await Promise.all([page.waitForNavigation(), page.click('header a[lang^="es"]')]);
  expect(new URL(page.url()).pathname).toBe('/es/platform/voice');
  expect(await page.$eval('html', (html) => html.lang)).toBe('es-ES');
  expect(await sameDocument(page)).toBe(false);
  await page.goto(siteOrigin(), { waitUntil: 'domcontentloaded' });
  expect(new URL(page.url()).pathname).toBe('/es');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('tabs follow the keyboard', async () => {
  const { page } = await begin(openVoicePage);
  await page.focus('[role=tab][aria-selected=true]');
  await page.waitForFunction(() => document.activeElement?.matches('button[role=tab]'));
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => {
    const tab = document.querySelector('[role=tab][aria-selected=true]');
    const panels = tab?.closest('[data-block]')?.querySelectorAll('[role=tabpanel]:not([hidden])');
    return tab === document.activeElement && tab?.previousElementSibling !== null && panels?.length === 1;
  });
  await leaveTab(page);
});

test('an address without a page, and an old one, are left to the server', async () => {
  const { page } = await begin(openWords);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/legal/no-such-text';
    document.body.append(link);
    link.click();
  });
  await page.waitForFunction('document.querySelector("h1")?.textContent === "Page not found"');
  expect(await sameDocument(page)).toBe(false);
  await leaveTab(page);
});

test('without JavaScript everything is there: text, all panels, links and the language switch', async () => {
  const page = await chromium.browser.newPage();
  follow(page);
  await page.setJavaScriptEnabled(false);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${siteOrigin()}/platform/voice`);
  const text = await page.$eval('main', (main) => main.textContent);
  expect(text.length).toBeGreaterThan(2000);
  expect(await page.$$eval('[data-block=tabs] [hidden]', (hidden) => hidden.length)).toBe(0);
  await page.click('header details:has(a[lang]) > summary');
  await Promise.all([page.waitForNavigation(), page.click('header a[lang^="pt"]')]);
  expect(new URL(page.url()).pathname).toBe('/pt/platform/voice');
  await Promise.all([page.waitForNavigation(), page.click('header nav a[href="/pt/contacts"]')]);
  expect(await page.$eval('html', (html) => html.lang)).toBe('pt-PT');
  await leaveTab(page);
});
