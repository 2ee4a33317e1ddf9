import type { Page } from 'puppeteer';
import {
  launchBrowser,
  openUnansweredTab,
  waitForHydration,
  waitForShell,
  type TestBrowser,
} from '#tests/support/browser.ts';
import { untilLoaded } from '#tests/support/builtChunks.ts';
import { findViolations } from '#tests/support/findViolations.ts';
import { forgetVisitor } from '#tests/support/forgetVisitor.ts';
import { ask } from '#tests/support/serve.ts';
import { siteOrigin, sitePort } from '#tests/support/sitePages.ts';

/** What a visitor has agreed to, over documents: the settings, the campaign, the language. Each test is a visitor who was never here. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterEach(() => forgetVisitor(chromium));
afterAll(async () => {
  await chromium.close();
});

/** Opens a page as a visitor who has answered before, or never. */
async function open(path: string, answer?: readonly string[]) {
  const tab = await openUnansweredTab(chromium.browser);
  // Low: there is less to draw.
  await tab.page.setViewport({ width: 1280, height: 400 });
  if (answer) await tab.page.evaluateOnNewDocument(keepAnswer, JSON.stringify(answer));
  await tab.page.goto(siteOrigin() + path);
  return tab;
}

/** Once: what the visitor does with it later stays. */
function keepAnswer(answer: string) {
  if (!location.protocol.startsWith('http') || document.cookie.includes('answered')) return;
  localStorage.setItem('cookie', answer);
  document.cookie = 'answered=1;path=/';
}

/** What others have kept on the device meanwhile is looked for then. */
const returnToTab = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const untilStored = (page: Page, key: string, value: string) =>
  page.waitForFunction((name, expected) => localStorage.getItem(name) === expected, {}, key, value);
const said = (page: Page, words: string) =>
  page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), {}, words);

const LAYOUTS = [
  '/',
  '/platform/voice',
  '/kit',
  '/voicebot-kit-tutorials',
  '/legal/privacy',
  '/industries/banking',
  '/pt/blog',
];

test.each(LAYOUTS)('the settings are reachable from the footer of %s', async (path) => {
  const { body } = await ask(sitePort(), path);
  expect(/<footer.*<\/footer>/s.exec(body)?.[0]).toMatch(/href="(\/pt)?\/cookie-settings"/);
});

test('the settings show what holds, change it at once, and take back what it no longer covers', async () => {
  const { page, complaints } = await open('/cookie-settings', ['necessary', 'functional', 'analytics']);
  await page.evaluate(() => {
    localStorage.setItem('form_draft_demo', '[["email","ana"]]');
    localStorage.setItem('saved_filters_cases', '{}');
  });
  await waitForHydration(page);
  await returnToTab(page);
  await page.waitForSelector('[data-kept-entry=drafts] button');
  const on = () =>
    page.$$eval('main [role=switch]', (inputs) =>
      inputs.filter((input) => (input as HTMLInputElement).checked).map((input) => (input as HTMLInputElement).name),
    );
  expect(await on()).toEqual(['necessary', 'functional', 'analytics']);
  expect(await findViolations(page, { part: 'main' })).toEqual([]);
  await page.click('main [name=functional]');
  await page.click('[data-answer=save]');
  await untilStored(page, 'cookie', '["necessary","analytics"]');
  await page.waitForSelector('[data-kept-entry=drafts] button', { hidden: true });
  expect([await stored(page, 'form_draft_demo'), await stored(page, 'saved_filters_cases')]).toEqual([null, null]);
  expect(complaints).toEqual([]);
});

test('what this site keeps on the device is shown and erased, one by one and all at once; then it asks again', async () => {
  const { page } = await open('/cookie-settings?utm_source=news', ['necessary', 'analytics']);
  await page.evaluate(() => (document.cookie = '_ga=GA1.1.1.2;path=/'));
  await waitForHydration(page);
  await untilStored(page, 'utm_obj', '{"utm_source":"news"}');
  await returnToTab(page);
  await page.waitForSelector('[data-kept-entry=campaign] button');
  await page.click('[data-kept-entry=analyticsCookies] button');
  await said(page, '_ga is erased');
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  await page.click('main [data-block] button:has(svg)');
  await said(page, 'Everything is erased');
  await page.waitForSelector('[data-kept-entry] button', { hidden: true });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto(`${siteOrigin()}/case-studies`);
  await page.waitForSelector('[data-consent]');
});

test('without JavaScript the settings say why there is nothing to switch, and what could be kept', async () => {
  const { page } = await openUnansweredTab(chromium.browser);
  await page.setJavaScriptEnabled(false);
  await page.goto(`${siteOrigin()}/es/cookie-settings`);
  const [switches, codes, text] = await Promise.all([
    page.$$eval('main [role=switch], main button', (found) => found.filter((each) => each.checkVisibility()).length),
    page.$$eval('[data-kept-entry]', (found) => found.length),
    page.$eval('main', (main) => main.innerText),
  ]);
  expect([switches, codes > 10]).toEqual([0, true]);
  expect(text).toContain('JavaScript');
});

test('the UTM list is saved under utm_obj once there is consent, later in the visit too, and a later document knows it', async () => {
  const { page } = await open('/contacts?utm_source=news&utm_medium=mail');
  await page.waitForSelector('[data-consent]');
  expect(await stored(page, 'utm_obj')).toBeNull();
  await page.click('[data-answer=accept]');
  await untilStored(page, 'utm_obj', '{"utm_source":"news","utm_medium":"mail"}');
  await page.goto(`${siteOrigin()}/contacts`);
  await page.waitForFunction(`document.querySelector('header [name="auth-menu"] a').href.includes('utm_source=news')`);
});

test('vox_locale is kept with analytics consent only, and not on the blog, on campaigns or with autoTest', async () => {
  const { page } = await open('/es/blog', ['necessary', 'analytics']);
  const started = () => untilLoaded(page, 'visitor');
  await waitForShell(page);
  await started();
  for (const path of ['/es/promo/call-center-software', '/es/contacts?autoTest=true']) {
    await page.goto(siteOrigin() + path);
    await waitForShell(page);
    await started();
    expect([path, await stored(page, 'vox_locale')]).toEqual([path, null]);
  }
  await page.goto(`${siteOrigin()}/es/contacts`);
  await untilStored(page, 'vox_locale', 'es');
});

test('the root leads to the stored language where nothing explicit is said; a prefix, lang and the switch are', async () => {
  const { page } = await open('/pt/contacts', ['necessary', 'analytics']);
  await untilStored(page, 'vox_locale', 'pt');
  /** What is kept in the end says that nobody is led further. */
  const arrives = async (path: string, expected: string, kept: string) => {
    await page.evaluate(() => localStorage.setItem('vox_locale', 'pt'));
    await page.goto(siteOrigin() + path);
    await page.waitForFunction((wanted) => location.href === location.origin + wanted, {}, expected);
    await untilStored(page, 'vox_locale', kept);
    expect(page.url()).toBe(siteOrigin() + expected);
  };
  await page.setExtraHTTPHeaders({ 'Accept-Language': 'en' });
  await arrives('/?utm_source=x#content', '/pt?utm_source=x#content', 'pt');
  await arrives('/es', '/es', 'es');
  await arrives('/contacts', '/contacts', 'en');
  await arrives('/?lang=en', '/?lang=en', 'en');
  await arrives('/api/setLocale?locale=en&path=/', '/', 'en');
});
