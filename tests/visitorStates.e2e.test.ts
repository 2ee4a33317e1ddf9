import type { Page } from 'puppeteer';
import { LOCALE_COOKIE } from '#config/constants.ts';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin, sitePort } from '#tests/support/sitePages.ts';

/** SPEC part 4, where no other file shows it in Chromium: language, region, menu, buttons. Each test is named by its sentence. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

async function open(path: string, { width = 1280, host = 'localhost' } = {}) {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width, height: 800 });
  await page.goto(`http://${host}:${String(sitePort())}${path}`);
  await waitForHydration(page);
  return { page, complaints };
}

interface Wish {
  /** What the browser asks for. */
  readonly languages?: string;
  /** What the visitor has chosen before. */
  readonly chosen?: string;
}

const cookies = () => chromium.browser.cookies();

/** @returns where a visitor ends who asks for a path, and in which language that is */
async function arrive(path: string, { languages = 'en', chosen }: Wish) {
  await chromium.browser.deleteCookie(...(await cookies()));
  if (chosen)
    await chromium.browser.setCookie({ name: LOCALE_COOKIE.name, value: chosen, domain: 'localhost', path: '/' });
  const { page } = await openTab(chromium.browser);
  await page.setExtraHTTPHeaders({ 'Accept-Language': languages });
  await page.goto(siteOrigin() + path);
  const arrived = await page.evaluate(() => [location.pathname, document.documentElement.lang.slice(0, 2)]);
  await page.setExtraHTTPHeaders({});
  await leaveTab(page);
  return arrived;
}

test.each([
  ['the prefix', '/pt', { chosen: 'es', languages: 'es' }, '/pt', 'pt'],
  ['then the cookie', '/', { chosen: 'pt', languages: 'es' }, '/pt', 'pt'],
  ['then the full code of the browser', '/', { languages: 'es-ES,pt;q=0.5' }, '/es', 'es'],
  ['then its language part', '/', { languages: 'es-MX' }, '/es', 'es'],
  ['then English', '/', { languages: 'de' }, '/', 'en'],
])('what says the language: %s', async (_what, path, wish, ...expected) => {
  expect(await arrive(path, wish)).toEqual(expected);
});

test('a prefix says the language, whatever cookie and browser say', async () => {
  expect(await arrive('/es/pricing', { chosen: 'pt', languages: 'pt' })).toEqual(['/es/pricing', 'es']);
});

test('detection redirects on the root path only', async () => {
  const wish = { chosen: 'es', languages: 'es' };
  expect(await arrive('/', wish)).toEqual(['/es', 'es']);
  expect(await arrive('/pricing', wish)).toEqual(['/pricing', 'en']);
});

/** Chooses a language in the header. A page that comes alive writes its history, so only another address says that it has led on. */
async function switchTo(page: Page, language: string) {
  const link = await page.waitForSelector(`header a[lang^="${language}"]`);
  const before = page.url();
  await link?.evaluate((element) => (element as HTMLElement).click());
  await page.waitForFunction((url) => location.href !== url && document.readyState === 'complete', {}, before);
  return new URL(page.url()).pathname;
}

test('switching leads to the same page below the other prefix, and stores a cookie, which the next visit of the root follows', async () => {
  await chromium.browser.deleteCookie(...(await cookies()));
  const { page } = await open('/contacts');
  expect(await cookies()).toEqual([]);
  expect(await switchTo(page, 'es')).toBe('/es/contacts');
  expect(await switchTo(page, 'en')).toBe('/contacts');
  expect(await switchTo(page, 'pt')).toBe('/pt/contacts');
  const [{ name, value, expires } = { expires: 0 }] = await cookies();
  expect([name, value]).toEqual([LOCALE_COOKIE.name, 'pt']);
  expect(expires * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
  await page.goto(siteOrigin());
  expect(new URL(page.url()).pathname).toBe('/pt');
  await chromium.browser.deleteCookie(...(await cookies()));
  await leaveTab(page);
});

test.each([
  ['kz.localhost', ['kz'], true],
  ['ru.localhost', ['ru'], false],
  ['localhost', ['en'], false],
])('the Kazakhstan flag is set by the host: %s leads to consoles in %j', async (host, languages, isKazakh) => {
  const { page } = await open('/contacts', { host });
  const consoles = await page.$$eval('header [name="auth-menu"] a', (all) => [
    ...new Set(all.map(({ href }) => new URL(href).searchParams.get('lang'))),
  ]);
  expect(consoles).toEqual(languages);
  expect(await page.$eval('footer', (footer) => footer.textContent.includes('Казахстане'))).toBe(isKazakh);
  await leaveTab(page);
});

/** What is open: the menu, its list, and which of the submenus. */
const opened = (page: Page) =>
  page.evaluate(() => {
    const openAmong = (selector: string) =>
      [...document.querySelectorAll<HTMLDetailsElement>(selector)].flatMap(({ open: isOpen }, index) =>
        isOpen ? [index] : [],
      );
    return {
      menu: document.querySelector('header nav')?.checkVisibility(),
      list: document.querySelector('header nav a[href="/blog"]')?.checkVisibility(),
      submenus: openAmong('header nav details'),
      auth: openAmong('header [name="auth-menu"]'),
    };
  });

/** Presses the name of a disclosure, and waits until all that follows from it is drawn. */
async function press(page: Page, selector: string, index = 0) {
  await page.$$eval(`${selector} > summary`, (all, at) => all[at]?.click(), index);
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)));
  return opened(page);
}

const TOGGLE = 'header details:not([name]):not(:has(a))';
const SUBMENU = 'header nav details';
const AUTH = 'header [name="auth-menu"]';

test('in the mobile menu are the list, one submenu, or the auth submenu; closed, it is back at its list, and a change of route closes it', async () => {
  const { page, complaints } = await open('/platform/voice', { width: 375 });
  const isOpen = { menu: true, list: true, submenus: [], auth: [] };
  expect(await press(page, TOGGLE)).toEqual(isOpen);
  expect(await press(page, SUBMENU, 1)).toEqual({ ...isOpen, list: false, submenus: [1] });
  expect(await press(page, AUTH, 1)).toMatchObject({ menu: true, submenus: [], auth: [1] });
  expect(await press(page, AUTH, 0)).toMatchObject({ menu: true, submenus: [], auth: [0] });
  expect(await press(page, SUBMENU, 0)).toEqual({ ...isOpen, list: false, submenus: [0] });
  expect(await press(page, SUBMENU, 0)).toEqual(isOpen);
  await press(page, SUBMENU, 0);
  const isClosed = { menu: false, list: false, submenus: [], auth: [] };
  expect(await press(page, TOGGLE)).toEqual(isClosed);
  expect(await press(page, TOGGLE)).toEqual({ ...isClosed, menu: true, list: true });
  await press(page, SUBMENU, 0);
  await page.$eval('header nav details[open] a[href="/products/voicebot"]', (link) => (link as HTMLElement).click());
  await page.waitForFunction('location.pathname === "/products/voicebot"');
  await page.waitForSelector(`${SUBMENU}[open]`, { hidden: true });
  expect(await opened(page)).toEqual(isClosed);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a button that loads hides its label and takes no clicks', async () => {
  const { page } = await openTab(chromium.browser);
  const posts: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    // The answer to a form does not come while the test lasts.
    if (request.method() === 'POST' && request.url().includes('/api/forms/')) posts.push(request.url());
    else void request.continue();
  });
  await page.goto(`${siteOrigin()}/blog`);
  await waitForHydration(page);
  const form = 'form[action="/api/forms/newsletter"]';
  await page.type(`${form} [name=email]`, 'ana@firm.example');
  await page.click(`${form} [name=consent]`);
  const label = () => page.$eval(`${form} [type=submit] > span`, (element) => getComputedStyle(element).opacity);
  expect(await label()).toBe('1');
  await page.click(`${form} [type=submit]`);
  await page.waitForSelector(`${form} [type=submit][aria-busy=true]`);
  for (let click = 0; click < 3; click += 1) await page.click(`${form} [type=submit]`);
  await page.waitForFunction(
    (selector) => getComputedStyle(document.querySelector(selector)!).opacity === '0',
    {},
    `${form} [type=submit] > span`,
  );
  expect(posts).toHaveLength(1);
  await leaveTab(page);
});

test('the button that plays audio has a paused state', async () => {
  const { page, complaints } = await open('/webinar/platform');
  const button = 'main button[data-state]';
  const states: string[] = [];
  for (const next of ['playing', 'paused', 'playing', 'paused']) {
    await page.click(button);
    await page.waitForSelector(`${button}[data-state="${next}"]`);
    const isPaused = await page.$eval('main audio', ({ paused }) => paused);
    const label = await page.$eval(button, ({ textContent }) => textContent.split(':')[0]);
    states.push(`${String(label)}, ${isPaused ? 'silent' : 'heard'}`);
    // It has begun to be heard, and is not still on its way.
    if (!isPaused) await page.waitForFunction('document.querySelector("main audio").currentTime > 0');
  }
  expect(states).toEqual(['Pause, heard', 'Resume, silent', 'Pause, heard', 'Resume, silent']);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});
