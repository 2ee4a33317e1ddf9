import type { HTTPRequest } from 'puppeteer';
import {
  launchBrowser,
  layOutAll,
  openTab,
  waitForHydration,
  waitForShell,
  showPrinted,
  type TestBrowser,
} from '#tests/support/browser.ts';
import {
  LINK,
  USD,
  countLines,
  field,
  linkOf,
  openEstimator,
  textOf,
  total,
  untilLink,
  untilTotal,
  write,
  type OpenOptions,
} from '#tests/support/estimatorPage.ts';
import { findViolations } from '#tests/support/findViolations.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin, sitePort } from '#tests/support/sitePages.ts';

/** The estimate in other hands: without JavaScript, in another language, on paper, in a file, heard instead of seen. */

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

const open = (path: string, options?: OpenOptions) => openEstimator(chromium.browser, path, options);

describe('Without JavaScript', () => {
  test('lines are added, changed and removed through the server, which keeps the rest of the address', async () => {
    const { page } = await open(`/pricing?currency=EUR&estimate=${LINK}`, { script: false });
    const submit = (selector: string) => Promise.all([page.waitForNavigation(), page.click(selector)]);
    expect(await total(page)).toBe('€151.75');
    expect(await page.$('::-p-aria([name="Copy link"])')).toBeNull();
    await submit('button[value="add:numbers"]');
    expect(await countLines(page)).toBe(4);
    expect(new URL(page.url())).toMatchObject({ pathname: '/pricing', hash: '#estimate' });
    expect(new URL(page.url()).searchParams.get('currency')).toBe('EUR');
    await page.select(field('0.direction'), 'to');
    await page.$eval(field('2.count'), (input) => {
      (input as HTMLInputElement).value = '4';
    });
    await submit('button[value="remove:3"]');
    expect(linkOf(page)).toBe(LINK.replace('agentsTeam.3', 'agentsTeam.4'));
    expect(await total(page)).toBe('€187.75');
    await page.focus(field('2.count'));
    await page.keyboard.type('0');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await countLines(page)).toBe(3);
    await page.reload();
    expect(await countLines(page)).toBe(3);
    await leaveTab(page);
  });

  test('what is no number is stopped by the browser, before it is lost', async () => {
    const { page } = await open(`/pricing?estimate=${LINK}`, { script: false });
    await write(page, '0.calls', 'many');
    await page.click('button[value="add:numbers"]');
    expect(await page.$eval(field('0.calls'), (input) => (input as HTMLInputElement).matches(':invalid'))).toBe(true);
    expect(linkOf(page)).toBe(LINK);
    await leaveTab(page);
  });
});

test('the link opens in another language and currency with the same lines', async () => {
  const { page } = await open(`/pricing?currency=EUR&estimate=${LINK}`, {
    origin: `http://ru.localhost:${String(sitePort())}`,
  });
  expect(await total(page)).toBe('151,75 €');
  const values = await page.$$eval('#estimate :is(input[inputmode], select, textarea)', (fields) =>
    fields.map((control) => (control as HTMLInputElement).value),
  );
  expect(values).toEqual(['de', 'Mobile', 'to', '1000', '61', 'smsout', 'br', '500', 'Olá, ç', 'agentsTeam', '3']);
  expect(await textOf(page, '#estimate-sheet')).toContain('1000 × 61 с');
  await leaveTab(page);
});

test('a line of a link that cannot be read is told, on paper too, and the others are there', async () => {
  const { page } = await open(`/pricing?estimate=${LINK}~calls.to.de`);
  const seen = (selector: string) => page.$eval(selector, (element) => (element as HTMLElement).innerText);
  const said = '1 line of the link could not be read';
  expect(await seen('#estimate form')).toContain(said);
  expect(await seen('#estimate-sheet')).not.toContain(said);
  expect(await total(page)).toBe(USD);
  await showPrinted(page);
  expect(await seen('#estimate-sheet')).toContain(said);
  await page.emulateMediaType('screen');
  await leaveTab(page);
});

test('on paper there is the estimate and nothing else; another currency of the page is that of the sum and the file, without a lost line', async () => {
  const { page } = await open(`/pricing?estimate=${LINK}`);
  await showPrinted(page);
  const seen = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, #estimate-sheet') || !node.nodeValue?.trim()) continue;
      texts.push(node.nodeValue);
    }
    return texts;
  });
  expect(seen).toEqual([]);
  const sheet = await page.$eval('#estimate-sheet', (element) => (element as HTMLElement).innerText);
  expect(sheet).toContain(USD);
  expect(sheet).toContain('sample rates');
  expect(sheet).toContain(page.url());
  expect(sheet).toContain(String(new Date().getFullYear()));
  expect(sheet).not.toContain('Download');
  await page.emulateMediaType('screen');
  await page.click('a[href*="currency=EUR"]');
  await untilTotal(page, '€151.75');
  expect(linkOf(page)).toBe(LINK);
  const href = await page.$eval('#estimate a[download]', (link) => link.href);
  const file = await (await fetch(href)).text();
  expect(file.split('\r\n').find((line) => line.includes('A month'))).toContain('151.75');
  await leaveTab(page);
});

test('an example stands on paper with the rest of the page, without its form, until it is what is printed', async () => {
  const { page } = await open('/pricing');
  const isSeen = (selector: string) => page.$eval(selector, (element) => element.checkVisibility());
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'true';
    };
  });
  await showPrinted(page);
  expect(await Promise.all(['h1', '#estimate h2', '#estimate form', '#estimate-sheet'].map(isSeen))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  await page.emulateMediaType('screen');
  await page.locator('::-p-aria([name="Print"][role="button"])').click();
  await page.waitForSelector('[data-printed]');
  await showPrinted(page);
  expect(await isSeen('h1')).toBe(false);
  await leaveTab(page);
});

const SIDEWAYS = `${LINK}~ai.100000000.86400.1000.asr.tts.vmd`;
const EXAMPLE = { what: 'the example', search: '', name: '0.count', said: '' };
const LONG = {
  what: 'a long estimate',
  search: `?estimate=${SIDEWAYS}~calls.to.de.Mobile.1.1~calls.to.de`,
  name: '0.calls',
  said: '1 line of the link could not be read',
};

test.each([EXAMPLE, LONG])(
  'axe finds nothing in $what, with a mistake in it, and nothing moves the page sideways at 320 px',
  async ({ search, name, said }) => {
    const { page } = await open(`/pricing${search}`, { width: 320 });
    expect(await textOf(page, '#estimate')).toContain(said);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await write(page, name, 'x');
    for (const [width, colours] of [
      [375, false],
      // No colour hangs on the width.
      [1440, true],
    ] as const) {
      await page.setViewport({ width, height: 900 });
      expect(await findViolations(page, { part: '#estimate', colours })).toEqual([]);
    }
    await leaveTab(page);
  },
);

test('what was typed and chosen before the page came to life is taken over', async () => {
  const held: HTTPRequest[] = [];
  // Where the machine is busy, the browser asks for the last of them after it has been let go.
  let isHeld = true;
  const { page, complaints } = await openTab(chromium.browser);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isHeld && request.resourceType() === 'script') held.push(request);
    else void request.continue();
  });
  const arrival = page.goto(`${siteOrigin()}/pricing?estimate=${LINK}~ai.100.60.1.asr`);
  await page.waitForSelector('footer');
  await layOutAll(page);
  // A font that comes between a look at where a field is and the click there moves it away.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await write(page, '0.calls', '2000');
  await page.select(field('0.category'), 'Landline');
  await write(page, '1.text', 'abc');
  await page.click(`${field('3.layers')}[value="tts"]`);
  isHeld = false;
  await Promise.all(held.map((request) => request.continue()));
  await arrival;
  await waitForHydration(page);
  const changed = LINK.replace('Mobile.1000', 'Landline.2000').replace('T2zDoSwgw6c', 'YWJj');
  await untilLink(page, `${changed}~ai.100.60.1.asr.tts`);
  expect(await page.$eval(field('0.calls'), (input) => (input as HTMLInputElement).value)).toBe('2000');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('who puts the caret into a text, which wakes the estimator, types there', async () => {
  const { page } = await openTab(chromium.browser);
  await page.goto(`${siteOrigin()}/pricing?estimate=${LINK}`);
  await waitForShell(page);
  await page.focus(field('1.text'));
  await page.$eval(field('1.text'), (area) => (area as HTMLTextAreaElement).setSelectionRange(1, 3));
  await waitForHydration(page);
  await page.keyboard.type('x');
  expect(await page.$eval(field('1.text'), (area) => (area as HTMLTextAreaElement).value)).toBe('Ox, ç');
  await leaveTab(page);
});
