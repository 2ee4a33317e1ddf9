import type { Page } from 'puppeteer';
import { launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import {
  buttonOf,
  chooseCountry,
  COMBOBOX,
  countryOf,
  linkTo,
  openPrices,
  rateOf,
  searchOf,
  sectionsOf,
  tabTo,
  waitForCountry,
  waitForFirstSection,
  waitForOptions,
  waitForSearch,
  type Language,
} from '#tests/support/pricePage.ts';
import { ask } from '#tests/support/serve.ts';
import { sitePort } from '#tests/support/sitePages.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** Every control of the price page: by mouse, by keyboard alone, and without JavaScript. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

describe('By mouse', () => {
  test('a country is chosen from the list, and the address follows', async () => {
    const { page, complaints } = await openPrices(chromium, '?currency=EUR');
    await page.click(COMBOBOX);
    await page.waitForSelector('[role="option"]');
    const portugal = await page.waitForSelector('[role="option"] ::-p-text(Portugal)');
    await portugal!.click();
    await waitForCountry(page, 'Portugal');
    expect([searchOf(page), complaints]).toEqual(['?country=pt&currency=EUR', []]);
    await leaveTab(page);
  });

  test('channel, solution and currency are links that change the view where one stands', async () => {
    const { page, complaints } = await openPrices(chromium, '?country=de');
    const before = await page.evaluate(() => {
      window.scrollTo({ top: 200, behavior: 'instant' });
      return performance.timeOrigin;
    });
    await (await linkTo(page, 'Messaging')).click();
    await waitForSearch(page, '?country=de&product=messaging');
    await waitForFirstSection(page, 'Text messages');
    await page.click('nav[aria-label="Product"] summary');
    await (await linkTo(page, 'SIP trunking')).click();
    await waitForSearch(page, '?country=de&product=sip_trunking');
    await waitForFirstSection(page, 'Calls you make');
    await (await linkTo(page, 'EUR')).click();
    await waitForSearch(page, '?country=de&currency=EUR&product=sip_trunking');
    await waitUntil(async () => (await rateOf(page)) === '€0.0089');
    // The same document all the time, and nobody was taken elsewhere on it.
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await leaveTab(page);
  });

  test('a long list of prefixes opens, and the link is copied as it stands in the address', async () => {
    const { page } = await openPrices(chromium, '?country=ca&currency=EUR&product=contact_center');
    const details = await page.waitForSelector('[data-block="price-list"] td details');
    expect(await details!.evaluate((element) => element.textContent.includes('+1902'))).toBe(true);
    await (await details!.$('summary'))!.click();
    expect(await details!.evaluate((element) => element.open)).toBe(true);
    const { origin } = new URL(page.url());
    const permissions = ['clipboard-read', 'clipboard-write'];
    await page
      .browserContext()
      .setPermission(origin, ...permissions.map((name) => ({ permission: { name }, state: 'granted' as const })));
    await page.bringToFront();
    await (await buttonOf(page, 'Copy the link to this view')).click();
    await buttonOf(page, 'Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await leaveTab(page);
  });
});

describe('By keyboard alone', () => {
  test('a country is found by the letters of its name and by what is pasted, and the field keeps the focus; what nobody knows is told, and Escape leaves everything as it was', async () => {
    const { page, complaints } = await openPrices(chromium);
    await tabTo(page, COMBOBOX);
    await page.keyboard.type('germ');
    await waitForOptions(page, 1);
    await page.keyboard.press('Enter');
    await waitForCountry(page, 'Germany');
    // The list is asked for as soon as it is wanted, and may be there ahead of the address.
    await waitForSearch(page, '?country=de');
    expect(await page.$eval(COMBOBOX, (input) => input === document.activeElement)).toBe(true);
    for (const [typed, option] of [
      ['Германия', 'Germany'],
      ['4917', 'Germany+4917 · Mobile · $0.0138'],
      ['+49 (1512) 345-67-89', 'Germany+4915 · Mobile · $0.0126'],
    ]) {
      await chooseCountry(page, 'brazi', 'Brazil');
      await page.$eval(COMBOBOX, (input) => input.select());
      await page.keyboard.sendCharacter(typed!);
      await page.waitForFunction(
        (expected) => document.querySelector('[role="option"][data-active="true"]')?.textContent === expected,
        {},
        option,
      );
      await page.keyboard.press('Enter');
      await waitForCountry(page, 'Germany');
    }
    await page.keyboard.type('qqqq');
    await page.waitForSelector('[data-block="price-list"] [role="status"] ::-p-text(Nothing found)');
    await page.keyboard.press('Escape');
    await page.waitForSelector(`${COMBOBOX}[aria-expanded="false"]`);
    await waitForSearch(page, '?country=de');
    expect(complaints).toEqual([]);
    await leaveTab(page);
  });

  test('products, prefixes and the link are reached and used', async () => {
    const { page } = await openPrices(chromium, '?country=ca');
    await tabTo(page, 'a[href*="product=video"]');
    await page.keyboard.press('Enter');
    await waitForSearch(page, '?country=ca&product=video');
    // The address goes ahead of the list: the focus could pass where it is to be, or rest on a row that is about to go.
    await waitForFirstSection(page, 'Pay per use');
    await tabTo(page, 'nav[aria-label="Product"] summary');
    await page.keyboard.press('Enter');
    await tabTo(page, 'a[href*="product=call_tracking"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.search.includes('product=call_tracking'));
    await waitForFirstSection(page, 'Calls you make');
    const prefixes = '[data-block="price-list"] td details > summary';
    await tabTo(page, prefixes);
    await page.keyboard.press('Enter');
    expect(await page.$eval('[data-block="price-list"] td details', (details) => details.hasAttribute('open'))).toBe(
      true,
    );
    await leaveTab(page);
  });
});

describe('Without JavaScript', () => {
  const without = (query: string, language: Language = 'en') =>
    openPrices(chromium, query, { language, script: false });
  const submit = async (page: Page, field: string) => {
    await Promise.all([
      page.waitForNavigation(),
      page.click(`form:has([name="${field}"]:not([type="hidden"])) button`),
    ]);
  };

  test('a country is chosen with a select, and the rest of the view stays', async () => {
    const { page } = await without('?currency=EUR&product=messaging');
    await page.select('select[name="country"]', 'br');
    await submit(page, 'country');
    expect([await countryOf(page), (await sectionsOf(page))[0]]).toEqual(['Brazil', 'Text messages']);
    expect(await rateOf(page)).toMatch(/^€0\.\d{4}$/);
    expect(searchOf(page)).toBe('?currency=EUR&product=messaging&country=br');
    await leaveTab(page);
  });

  test('a search finds a name in another language, and leads to it', async () => {
    const { page } = await without('?currency=EUR');
    await page.type('input[name="q"]', 'Германия');
    await submit(page, 'q');
    await Promise.all([page.waitForNavigation(), page.click('a:has(> img[src="/flags/de.svg"])')]);
    expect([await countryOf(page), searchOf(page)]).toEqual(['Germany', '?country=de&currency=EUR']);
    await leaveTab(page);
  });

  test.each(['4915', '+49 151 2345678'])('and finds a prefix and a number: %s', async (typed) => {
    const query = new URLSearchParams({ currency: 'EUR', q: typed });
    const { body } = await ask(sitePort(), `/pricing?${query}`, { headers: { Host: 'localhost' } });
    const [, href] = /<a [^>]*href="([^"]*)"[^>]*><img [^>]*src="\/flags\/de\.svg"/.exec(body) ?? [];
    expect(href?.replaceAll('&amp;', '&')).toMatch(/^\/pricing\?country=de&currency=EUR(#|$)/);
  });

  test('what is not found is told, below the same rates', async () => {
    const { page } = await without('?country=de');
    await page.type('input[name="q"]', 'qqqq');
    await submit(page, 'q');
    expect(await page.$eval('main', (main) => main.textContent)).toContain('Nothing found. Enter a country');
    expect(await countryOf(page)).toBe('Germany');
    await leaveTab(page);
  });

  test('product and currency are links', async () => {
    const { page } = await without('?country=de');
    await Promise.all([page.waitForNavigation(), (await linkTo(page, 'Messaging')).click()]);
    await Promise.all([page.waitForNavigation(), (await linkTo(page, 'RUB')).click()]);
    expect(searchOf(page)).toBe('?country=de&currency=RUR&product=messaging');
    expect([await countryOf(page), await rateOf(page)]).toEqual(['Germany', '₽0.3040']);
    expect(await page.$('button ::-p-text(Copy the link)')).toBeNull();
    await leaveTab(page);
  });
});
