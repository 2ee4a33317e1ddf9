import { launchBrowser, openTab, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { ask } from '#tests/support/serve.ts';
import { siteOrigin, sitePort } from '#tests/support/sitePages.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** Who looks for something, with and without JavaScript. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
  // The first question of a site that has just started has the search filled; on a slow machine it is told to come again.
  const question = '/api/search?q=calls&lang=en';
  await waitUntil(async () => (await ask(sitePort(), question, { headers: { Host: 'localhost' } })).status === 200);
});
afterAll(async () => {
  await chromium.close();
});

const focusedHref = () => document.activeElement?.getAttribute('href');

test('from the header, by the keyboard alone: a slip is understood, a result is opened, Escape gives the focus back', async () => {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${siteOrigin()}/es/pricing`);
  await waitForShell(page);
  await page.focus('a[data-search]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] input:focus');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { hidden: true });
  expect(await page.evaluate(focusedHref)).toBe('/es/search');
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.waitForSelector('dialog[open] input:focus');
  await page.keyboard.type('voicebto');
  await page.waitForSelector('dialog li a');
  await page.keyboard.press('ArrowDown');
  const target = await page.evaluate(focusedHref);
  expect(target).toMatch(/^\/es\/\w/);
  expect(await page.$eval('dialog li a', ({ textContent }) => textContent)).toMatch(/voicebot/i);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    `location.pathname === ${JSON.stringify(target)} && !document.querySelector('dialog[open]')`,
  );
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('without JavaScript: a link, a form, results that say where they stand, the next page, another part of the site', async () => {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setJavaScriptEnabled(false);
  await page.goto(`${siteOrigin()}/`);
  await Promise.all([page.waitForNavigation(), page.click('a[data-search]')]);
  await page.type('main input[name=q]', 'calls');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(page.url()).toBe(`${siteOrigin()}/search?q=calls`);
  expect(await page.$$eval('main ol[start] li mark', (marks) => marks.length)).toBeGreaterThan(5);
  const first = await page.$$eval('main ol[start] li a', (links) => links.map(({ href }) => href));
  await Promise.all([page.waitForNavigation(), page.click('main a[rel=next]')]);
  const second = await page.$$eval('main ol[start] li a', (links) => links.map(({ href }) => href));
  expect([first.length, second.some((href) => first.includes(href))]).toEqual([10, false]);
  await Promise.all([page.waitForNavigation(), page.click('main a[href="/blog/search?q=calls"]')]);
  const posts = await page.$$eval('main ol[start] li a', (links) => links.map(({ pathname }) => pathname));
  expect(posts.length).toBeGreaterThan(1);
  for (const post of posts) expect(post).toMatch(/^\/blog\/[^/]+$/);
  // A script that nobody runs is given up when the page is left.
  expect(complaints.filter((text) => !/^failed: .*\.js$/.test(text))).toEqual([]);
  await leaveTab(page);
});

test.each([
  ['localhost', '/search?q=recrodings'],
  ['localhost', '/es/search?q=grabaciones'],
  ['localhost', '/pt/search?q=grava%C3%A7%C3%B5es'],
  ['ru.localhost', `/search?q=${encodeURIComponent('голосовых роботов')}`],
  ['ru.localhost', '/help/faq/search'],
  ['localhost', `/search?q=${'.'.repeat(8000)}`],
  ['localhost', '/blog/search?q=%00'],
  ['localhost', '/search?q=%ED%A0%80'],
  ['localhost', '/search?q=%D7%A9%D7%9C%D7%95%D7%9D%E2%80%AE'],
  ['localhost', '/search?q=%3Cscript%3Ealert(1)%3C/script%3E'],
])('%s%s is a page that no search engine lists, and that holds no code of a visitor', async (Host, target) => {
  const { status, body } = await ask(sitePort(), target, { headers: { Host } });
  expect(status).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex');
  expect(body).not.toMatch(/<script>alert|\0|\u202e/);
});

test('what one visitor looks for is kept for nobody', async () => {
  const headers = async () => (await ask(sitePort(), '/search?q=voicebot')).headers;
  await headers();
  expect(await headers()).toMatchObject({ 'x-cache': 'BYPASS', 'cache-control': 'no-store' });
});
