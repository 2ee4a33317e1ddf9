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

interface Visit {
  readonly width: number;
  readonly script?: boolean;
}

async function visit(path: string, { width, script = true }: Visit) {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width, height: 700 });
  await page.setJavaScriptEnabled(script);
  await page.goto(siteOrigin() + path);
  if (script) await waitForHydration(page);
  return { page, complaints };
}

const TABLE = 'nav[aria-labelledby="lessons-title"]';

test.each([true, false])('the table of lessons shows where the reader is (JavaScript: %s)', async (script) => {
  const { page } = await visit('/voicebot-kit-tutorials', { width: 1200, script });
  const bold = () =>
    page.$$eval(`${TABLE} a`, (links) => links.map((link) => getComputedStyle(link).fontWeight === '600'));
  expect(await bold()).toEqual([false, false, false, false, false, false]);
  await page.click(`${TABLE} a[href="#order"]`);
  await page.waitForFunction(() => location.hash === '#order');
  expect(await bold()).toEqual([false, false, true, false, false, false]);
  const reading = await page.evaluate(() => scrollY);
  await page.click('#order a[href="#lookup"]');
  await page.waitForFunction(() => location.hash === '#lookup');
  expect(await bold()).toEqual([false, false, false, true, false, false]);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(reading + 500);
  await page.goBack();
  await page.waitForFunction((from) => Math.abs(scrollY - from) < 1000, {}, reading);
  expect(await bold()).toEqual([false, false, true, false, false, false]);
  await leaveTab(page);
});

/** The bar of the action: between the proof and the last block, stuck to the bottom meanwhile. */
const BAR = '#objections + div';

test('on a phone the bar of the action stays below what has the focus, and below the end of the text', async () => {
  const { page, complaints } = await visit('/promo/call-center-software', { width: 375 });
  const overlap = () =>
    page.evaluate((selector) => {
      const bar = document.querySelector(selector)?.getBoundingClientRect();
      const focused = document.activeElement?.getBoundingClientRect();
      if (!bar || !focused) return 'nothing to compare';
      return focused.bottom > bar.top && focused.top < bar.bottom;
    }, BAR);
  const questions = await page.$$('#objections summary');
  expect(questions.length).toBeGreaterThan(2);
  await page.focus('#offer-name');
  expect(await page.$eval(BAR, (bar) => bar.getBoundingClientRect().top > window.innerHeight)).toBe(true);
  await page.focus('#offer button[type=submit]');
  for (const question of questions) {
    await page.keyboard.press('Tab');
    expect(await question.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await overlap()).toBe(false);
    expect(await page.$eval(BAR, (bar) => Math.round(bar.getBoundingClientRect().bottom))).toBe(700);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await page.$eval(BAR, (bar) => bar.getBoundingClientRect().bottom < window.innerHeight)).toBe(true);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a promo page has no header, no menu and no footer', async () => {
  const { page } = await visit('/promo/call-center-software', { width: 1200, script: false });
  expect(await page.$$('header, nav, footer')).toEqual([]);
  expect(await page.$$('h1')).toHaveLength(1);
  await leaveTab(page);
});

test('what is offered for download is there, as the type and the size that the page says', async () => {
  const { page } = await visit('/es/voicebot-kit-tutorials', { width: 1200, script: false });
  const files = await page.$$eval('#files a[download]', (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(files).toHaveLength(2);
  for (const file of files) {
    const answer = await fetch(siteOrigin() + file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(file.endsWith('.csv') ? /^text\/csv/ : /^application\/json/);
  }
  await leaveTab(page);
});

test('the page that compares two versions is taken over as it was sent, and keeps what changed', async () => {
  const { page, complaints } = await visit('/legal/privacy/changes', { width: 1200 });
  expect(await page.$$eval('ins, del', (marks) => marks.length)).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});
