import { launchBrowser, layOutAll, openTab, showPrinted, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** On paper nothing opens or scrolls. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(() => chromium.close());

test.each(['/pricing', '/products/voicebot'])('%s prints the answers to its questions', async (path) => {
  const { page } = await openTab(chromium.browser);
  await page.goto(siteOrigin() + path);
  await layOutAll(page);
  await showPrinted(page);
  const hidden = await page.$$eval('main details:has(> summary h3) > :not(summary)', (answers) =>
    answers.map((answer) => answer.checkVisibility({ contentVisibilityAuto: true }) && answer.clientHeight > 0),
  );
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden).not.toContain(false);
  await page.emulateMediaType(undefined);
  await leaveTab(page);
});

test('code is printed without the shade of what scrolls, and what is behind tabs with it', async () => {
  const { page } = await openTab(chromium.browser);
  await page.goto(`${siteOrigin()}/products/voicebot`);
  await layOutAll(page);
  await showPrinted(page);
  const shades = await page.$$eval('main pre[role=group]', (samples) =>
    samples.map((sample) => getComputedStyle(sample).backgroundImage),
  );
  expect(new Set(shades)).toEqual(new Set(['none']));
  const isPrinted = () =>
    page.$$eval('main pre[role=group]', (samples) => samples.map((sample) => sample.checkVisibility()));
  expect(await isPrinted()).toEqual(shades.map(() => true));
  await page.emulateMediaType(undefined);
  await page.click('main [data-becomes^=code-tab]');
  await page.waitForSelector('main button[role=tab][aria-selected=true]');
  await showPrinted(page);
  expect(await isPrinted()).toEqual(shades.map(() => true));
  await page.emulateMediaType(undefined);
  await leaveTab(page);
});

/** A4 without its margins, at 96 pixels an inch: as narrow as what is a phone on screen. */
const PAPER = { width: 718, height: 1000 };

test.each(['/kit', '/promo/twilio'])('what %s compares fits the sheet', async (path) => {
  const { page } = await openTab(chromium.browser);
  await page.setViewport(PAPER);
  await page.goto(siteOrigin() + path);
  await layOutAll(page);
  await showPrinted(page);
  const ends = await page.$$eval('main [role=region] > table', (tables) =>
    tables.map((table) => table.getBoundingClientRect().right),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(PAPER.width);
  await page.emulateMediaType(undefined);
  await leaveTab(page);
});
