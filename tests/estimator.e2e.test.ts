import type { Page } from 'puppeteer';
import { launchBrowser, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { builtScript } from '#tests/support/builtChunks.ts';
import {
  LINK,
  USD,
  activeId,
  countLines,
  field,
  linkOf,
  openEstimator,
  textOf,
  total,
  untilLines,
  untilLink,
  untilTotal,
  write,
  type OpenOptions,
} from '#tests/support/estimatorPage.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { breakPrices } from '#tests/support/pricePage.ts';

/** The estimator in a real browser: every control, by mouse and by keyboard. */

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

const open = (path: string, options?: OpenOptions) => openEstimator(chromium.browser, path, options);

describe('With the mouse', () => {
  test('the sum follows the typing, the address the sum, and it is announced once', async () => {
    const { page, complaints } = await open(`/pricing?estimate=${LINK}`);
    expect(await total(page)).toBe(USD);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const region = document.querySelector('[data-announcer]');
      if (region)
        new MutationObserver(() => said.push(region.textContent)).observe(region, {
          subtree: true,
          childList: true,
          characterData: true,
        });
    });
    await write(page, '0.calls', '2000');
    expect(await total(page)).toBe('$189.70');
    await untilLink(page, LINK.replace('1000', '2000'));
    await page.waitForFunction(() => (window as unknown as { said: string[] }).said.length > 0);
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(['$189.70 a month']);
    await page.reload();
    expect(await total(page)).toBe('$189.70');
    expect(complaints).toEqual([]);
    await leaveTab(page);
  });

  test('choices act at once, and a country that is not at hand is fetched', async () => {
    const { page, complaints } = await open('/pricing?estimate=calls.to.us.Landline.100.60~ai.100.60.1.asr');
    await page.select(field('0.country'), 'de');
    await untilLink(page, 'calls.to.de.Landline.100.60~ai.100.60.1.asr');
    await page.select(field('0.category'), 'Mobile');
    await untilTotal(page, '$2.86');
    await page.click(`${field('1.layers')}[value="tts"]`);
    await untilTotal(page, '$3.96');
    await untilLink(page, 'calls.to.de.Mobile.100.60~ai.100.60.1.asr.tts');
    await page.click(`${field('1.layers')}[value="asr"]`);
    await untilTotal(page, '$2.36');
    await page.select(field('0.direction'), 'from');
    await untilLink(page, 'calls.from.de.Mobile.100.60~ai.100.60.1.tts');
    expect(complaints).toEqual([]);
    await leaveTab(page);
  });

  test('each kind of line can be added and removed, and Back undoes both', async () => {
    const { page, complaints } = await open('/pricing?estimate=none');
    for (const [index, kind] of ['calls', 'messages', 'numbers', 'agents', 'ai'].entries()) {
      await page.click(`button[value="add:${kind}"]`);
      await untilLines(page, index + 1);
      expect(await page.evaluate(() => document.activeElement?.closest('fieldset[id$="-line"]')?.id)).toBe(
        `estimate-${String(index)}-line`,
      );
    }
    const all = String(linkOf(page));
    expect(all).toMatch(/^calls\.[^~]+~messages\.[^~]+~numbers\.[^~]+~agents\.[^~]+~ai\.[^~]+$/);
    await page.click('button[value="remove:1"]');
    await untilLink(page, all.replace(/~messages[^~]+/, ''));
    await page.goBack();
    await untilLink(page, all);
    await untilLines(page, 5);
    for (let left = 4; left >= 0; left--) {
      await page.goBack();
      await untilLines(page, left);
    }
    await untilLink(page, 'none');
    await page.goForward();
    await untilLines(page, 1);
    expect(complaints).toEqual([]);
    await leaveTab(page);
  });

  test('the example can be left for an empty estimate, which stays empty', async () => {
    const { page } = await open('/pricing?currency=EUR');
    expect(await countLines(page)).toBeGreaterThan(3);
    await page.click('#estimate a[href*="estimate=none"]');
    await untilLink(page, 'none');
    expect(new URL(page.url()).searchParams.get('currency')).toBe('EUR');
    expect(await activeId(page)).toBe('estimate-add');
    await page.reload();
    expect(await countLines(page)).toBe(0);
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll('#estimate ol > li').length > 3);
    await leaveTab(page);
  });

  /** Opens the example in a tab that is tall enough to show it, and writes into its address that there is no estimate: for a reload. */
  async function goOnToNone() {
    const tab = await open('/pricing', { prepare: (page) => page.setViewport({ width: 1280, height: 6000 }) });
    await tab.page.evaluate(() => window.history.pushState(null, '', '/pricing?estimate=none'));
    return tab;
  }
  const untilExample = (page: Page) =>
    page.waitForFunction(() => document.querySelectorAll('#estimate ol > li').length > 3);

  test('who goes back on a page that nobody has touched yet sees the estimate of the address', async () => {
    const { page, complaints } = await goOnToNone();
    await page.reload();
    await waitForShell(page);
    expect(await countLines(page)).toBe(0);
    await page.goBack();
    await untilExample(page);
    expect(complaints).toEqual([]);
    await leaveTab(page);
  });

  test('and so does who goes back while React begins', async () => {
    const template = builtScript('page-pricing');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { page } = await goOnToNone();
    page.on('request', (request) => {
      if (template.test(request.url())) void released.then(() => request.continue());
      else void request.continue();
    });
    await page.setRequestInterception(true);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => window.history.state !== null);
    await page.evaluate(() => window.history.back());
    await untilLink(page, null);
    release();
    await untilExample(page);
    await leaveTab(page);
  });

  test('the example is of the country that is looked at, as a reload shows it', async () => {
    const { page } = await open('/pricing?country=us');
    const countries = () =>
      page.$$eval('#estimate select[name$=".country"]', (selects) => [
        ...new Set(selects.map((select) => select.value)),
      ]);
    expect(await countries()).toEqual(['us']);
    await page.evaluate(() => {
      window.history.pushState(null, '', '/pricing?country=de');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await page.waitForFunction(
      () => document.querySelector('#estimate option:checked')?.getAttribute('value') === 'de',
    );
    const shown = await total(page);
    expect(linkOf(page)).toBeNull();
    await page.reload();
    expect([await countries(), await total(page)]).toEqual([['de'], shown]);
    await leaveTab(page);
  });

  test('the link goes to the clipboard; where that is refused, into a field', async () => {
    const { page } = await open(`/pricing?estimate=${LINK}`);
    await page.evaluate(() => {
      const copied: string[] = [];
      const writeText = (text: string) => {
        if (copied.length > 0) return Promise.reject(new Error('refused'));
        copied.push(text);
        return Promise.resolve();
      };
      Object.assign(window, { copied });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    const link = `${page.url()}#estimate`;
    const copy = () => page.locator('::-p-aria([name="Copy link"][role="button"])').click();
    await copy();
    await page.waitForSelector('::-p-aria([name="Copied"][role="button"])');
    expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([link]);
    await copy();
    expect(await page.$eval('input[readonly]', (input) => input.value)).toBe(link);
    await leaveTab(page);
  });
});

test('by the keyboard alone: a line is added, written, and removed, and the focus is never lost', async () => {
  const { page, complaints } = await open('/pricing?estimate=none');
  await page.focus('#estimate-add');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'estimate-0-country');
  await page.keyboard.type('Germ');
  await untilLink(page, 'calls.to.de.Landline.1000.120');
  for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key as 'Tab');
  expect(await activeId(page)).toBe('estimate-0-calls');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await untilLink(page, 'calls.to.de.Landline.500.120');
  expect(await countLines(page)).toBe(1);
  await page.focus('button[value="remove:0"]');
  await page.keyboard.press('Space');
  await page.waitForFunction(() => document.activeElement?.id === 'estimate-add');
  expect(linkOf(page)).toBe('none');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a number that is none stays as typed, says so, and is left out until it is right', async () => {
  const { page } = await open(`/pricing?estimate=${LINK}`);
  for (const [typed, said] of [
    ['-5', 'Enter a whole number'],
    ['many', 'Enter a whole number'],
    ['100000001', 'Enter 100,000,000 at most'],
  ] as const) {
    await write(page, '0.calls', typed);
    expect(await page.$eval(field('0.calls'), (input) => (input as HTMLInputElement).value)).toBe(typed);
    expect(await textOf(page, '#estimate-0-calls-error')).toContain(said);
    expect(await page.$eval(field('0.calls'), (input) => input.getAttribute('aria-invalid'))).toBe('true');
    expect(await total(page)).toBe('$139.30');
  }
  await untilLink(page, LINK);
  await write(page, '0.calls', '1,000');
  expect(await total(page)).toBe(USD);
  expect(await page.$('#estimate-0-calls-error')).toBeNull();
  await leaveTab(page);
});

test('rates that cannot be had are said to be missing, and can be asked for again', async () => {
  const { page } = await open('/pricing?estimate=calls.to.us.Landline.100.60');
  const mend = await breakPrices(page, 503);
  await page.select(field('0.country'), 'de');
  await page.waitForSelector('#estimate [data-state="failed"]');
  await untilTotal(page, '$0.00');
  expect(await textOf(page, '#estimate-sheet')).toContain('1 line is not in the total.');
  await mend();
  await page.click('#estimate [data-state="failed"] button');
  await page.waitForFunction(() => document.querySelector('[data-total="monthly"]')?.textContent !== '$0.00');
  expect(await page.$('#estimate [data-state]')).toBeNull();
  await leaveTab(page);
});
