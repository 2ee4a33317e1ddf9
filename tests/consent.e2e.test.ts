import type { Page } from 'puppeteer';
import { COOKIE_BANNER_MAX_WIDTH } from '#config/constants.ts';
import { KEPT_ENTRIES } from '#src/visitor/data/keptEntries.ts';
import { launchBrowser, openUnansweredTab, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { untilLoaded } from '#tests/support/builtChunks.ts';
import { findViolations } from '#tests/support/findViolations.ts';
import { followLink } from '#tests/support/followLink.ts';
import { forgetVisitor } from '#tests/support/forgetVisitor.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** SPEC part 4, cookie banner: each test is a visitor who was never here, named by the sentence that it tries. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterEach(() => forgetVisitor(chromium));
afterAll(async () => {
  await chromium.close();
});

const BANNER = '[data-consent]';
const REQUIRED = '["necessary"]';
const ALL = '["necessary","functional","analytics","marketing"]';

async function open(path: string, before?: (page: Page) => Promise<unknown>) {
  const tab = await openUnansweredTab(chromium.browser);
  await tab.page.setViewport({ width: 1280, height: 800 });
  await before?.(tab.page);
  await tab.page.goto(siteOrigin() + path);
  await waitForShell(tab.page);
  return tab;
}

/** Opens a page of a layout that asks, one of few words unless told, and waits for the question. */
async function openAsked(path = '/case-studies', before?: (page: Page) => Promise<unknown>) {
  const tab = await open(path, before);
  await tab.page.waitForSelector(BANNER);
  return tab;
}

test('who does nothing is asked nothing, and loads nothing for it', async () => {
  const page = await chromium.browser.newPage();
  await page.goto(`${siteOrigin()}/contacts`);
  await waitForShell(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 5000 }))),
  );
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const before = await loaded();
  expect(await page.$(BANNER)).toBeNull();
  await page.mouse.move(200, 200);
  await page.waitForSelector(BANNER);
  const later = (await loaded()).filter((name) => !before.includes(name));
  expect(later.some((name) => name.includes('messages-visitor-'))).toBe(true);
});

const stored = (page: Page, key = 'cookie') => page.evaluate((name) => localStorage.getItem(name), key);
const gone = (page: Page) => page.waitForSelector(BANNER, { hidden: true });
const accept = (page: Page) => page.$eval('[data-answer="accept"]', ({ textContent }) => textContent);
const parameters = (page: Page) => page.click(`${BANNER} button[aria-expanded]`);

/** Waits until what is started late has been started: the banner's absence cannot be waited for otherwise. */
const untilStarted = (page: Page) => untilLoaded(page, 'visitor');

test('the banner is shown when no consent is stored, at most 928 px wide; before an answer nothing is kept and nobody else is asked', async () => {
  const asked: string[] = [];
  const { page, complaints } = await openAsked('/platform/voice', async (tab) => {
    tab.on('request', (request) => asked.push(new URL(request.url()).origin));
    await tab.setViewport({ width: 1600, height: 900 });
  });
  expect(await page.$eval(BANNER, (banner) => banner.getBoundingClientRect().width)).toBe(COOKIE_BANNER_MAX_WIDTH);
  await followLink(page, '/pricing');
  await followLink(page, '/contacts');
  await page.waitForSelector('main input[name=email]');
  await page.type('main input[name=email]', 'ana@firm.example');
  const required = Object.values(KEPT_ENTRIES).filter(({ category }) => category === 'necessary');
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(names.filter((name) => !required.some(({ key }) => key === name))).toEqual([]);
  expect([await stored(page), await page.evaluate(() => document.cookie)]).toEqual([null, '']);
  expect([...new Set(asked.filter((origin) => origin !== 'null'))]).toEqual([siteOrigin()]);
  expect(complaints).toEqual([]);
});

test('cancel closes it and stores nothing: not asked again on the next page, asked again in the next document; accept stores the checked categories, which holds on later pages and documents', async () => {
  const { page } = await openAsked();
  await page.click(`${BANNER} button[aria-label]`);
  await gone(page);
  await followLink(page, '/contacts');
  expect([await stored(page), await page.$(BANNER)]).toEqual([null, null]);
  await page.reload();
  await page.waitForSelector(BANNER);
  await page.click('[data-answer="accept"]');
  await gone(page);
  expect(await stored(page)).toBe(ALL);
  await followLink(page, '/case-studies');
  await page.reload();
  await waitForShell(page);
  await untilStarted(page);
  expect(await page.$(BANNER)).toBeNull();
});

test('accept-required stores only the required ones, is as easy as accepting, and the page says that it is saved', async () => {
  const { page } = await openAsked();
  const looks = await page.$$eval('[data-answer]', (buttons) =>
    buttons.map((button) => {
      const { width, height, top } = button.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
      return { width: Math.round(width), height, top, color, backgroundColor, fontSize, fontWeight, borderColor };
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
  await page.click('[data-answer="required"]');
  await gone(page);
  expect(await stored(page)).toBe(REQUIRED);
  await page.waitForFunction('document.querySelector("[data-announcer]").textContent.includes("saved")');
});

test('the parameters panel toggles between Parameters and Back; a changed switch relabels accept, which stores what is on', async () => {
  const { page, complaints } = await openAsked();
  const toggle = () => page.$eval(`${BANNER} button[aria-expanded]`, ({ textContent }) => textContent);
  expect([await toggle(), await accept(page)]).toEqual(['Parameters', 'Accept all']);
  await parameters(page);
  const switches = await page.$$eval(`${BANNER} [role=switch]`, (inputs) =>
    inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).disabled]),
  );
  expect(switches).toEqual([
    ['necessary', true],
    ['functional', false],
    ['analytics', false],
    ['marketing', false],
  ]);
  expect([await toggle(), await accept(page)]).toEqual(['Back', 'Accept all']);
  await page.click(`${BANNER} [name=marketing]`);
  expect(await accept(page)).toBe('Save changes');
  await parameters(page);
  expect([await toggle(), await page.$(`${BANNER} [role=switch]`)]).toEqual(['Parameters', null]);
  await page.click('[data-answer="accept"]');
  await gone(page);
  expect(await stored(page)).toBe('["necessary","functional","analytics"]');
  expect(complaints).toEqual([]);
});

test('removing stored consent in another tab re-shows the banner, and an answer there takes it away', async () => {
  const { page } = await openAsked();
  const { page: other } = await openAsked('/contacts');
  await other.bringToFront();
  await other.click('[data-answer="accept"]');
  // What is behind another tab is drawn now and then only.
  await page.bringToFront();
  await gone(page);
  await other.evaluate(() => localStorage.removeItem('cookie'));
  await page.waitForSelector(BANNER);
});

test('Global Privacy Control is a refusal: nobody is asked, and the settings say so', async () => {
  const refuse = (tab: Page) =>
    tab.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const { page } = await open('/contacts?utm_source=news', refuse);
  await untilStarted(page);
  expect([await page.$(BANNER), await stored(page), await stored(page, 'utm_obj')]).toEqual([null, null, null]);
  await followLink(page, '/cookie-settings');
  await page.waitForFunction(
    'document.querySelector("main [role=status]").textContent.includes("Global Privacy Control")',
  );
});

test('most layouts ask: long texts and error pages do not', async () => {
  const { page } = await open('/legal/privacy');
  await untilStarted(page);
  expect(await page.$(BANNER)).toBeNull();
  await followLink(page, '/contacts');
  await page.waitForSelector(BANNER);
  await followLink(page, '/legal/privacy');
  await gone(page);
});

test('it takes neither focus nor scroll, moves nothing, comes first for the keyboard, and Escape cancels it and gives the focus back', async () => {
  const { page } = await openAsked('/platform/voice', (tab) =>
    tab.evaluateOnNewDocument(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }),
  );
  const [focused, scrolled, moved] = await page.evaluate(() => [
    document.activeElement?.tagName,
    window.scrollY,
    (window as unknown as { moved: number }).moved,
  ]);
  expect([focused, scrolled]).toEqual(['BODY', 0]);
  expect(moved).toBeLessThan(0.002);
  await page.keyboard.press('Tab');
  expect(await page.evaluate((banner) => document.activeElement?.closest(banner) !== null, BANNER)).toBe(true);
  await page.focus('header a[data-search]');
  await page.focus('[data-answer="required"]');
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-search'))).toBe(true);
});

test.each([
  ['a phone', 320, 568],
  ['a desktop', 1280, 720],
])('on %s nothing that has the focus is under it, and the page’s end can be read', async (_screen, width, height) => {
  const { page } = await openAsked('/platform/voice', (tab) => tab.setViewport({ width, height }));
  // The room is measured when the browser next draws, after the element is there.
  await page.waitForFunction('parseInt(document.documentElement.style.scrollPaddingBlockEnd) > 0');
  const covered = await page.evaluate((selector) => {
    const banner = document.querySelector(selector)!;
    const hidden: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main a[href], main button, footer a[href]')) {
      element.focus();
      if (document.activeElement !== element) continue;
      const { top } = element.getBoundingClientRect();
      if (top > banner.getBoundingClientRect().top - 4) hidden.push(element.outerHTML.slice(0, 120));
    }
    return hidden;
  }, BANNER);
  expect(covered).toEqual([]);
  const share = await page.$eval(BANNER, (banner) => banner.getBoundingClientRect().height / window.innerHeight);
  expect(share).toBeLessThan(0.6);
  await parameters(page);
  const [top, overflow] = await page.$eval(BANNER, (banner) => [
    banner.getBoundingClientRect().top,
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ]);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(overflow).toBe(0);
});

test.each(['/contacts', '/kit/formacion', '/es/case-studies'])(
  'at %s it is without fault for axe, open too, and prints nothing',
  async (path) => {
    const { page } = await openAsked(path, (tab) => tab.setViewport({ width: 375, height: 800 }));
    await parameters(page);
    await page.waitForFunction(`getComputedStyle(document.querySelector('${BANNER}')).opacity === '1'`);
    expect(await findViolations(page, { part: BANNER })).toEqual([]);
    await page.emulateMediaType('print');
    // A busy browser takes a moment to lay the page out for print.
    await page.waitForFunction(`!document.querySelector('${BANNER}').checkVisibility()`);
  },
);
