import type { Page } from 'puppeteer';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import {
  chooseCountry,
  countryOf,
  linkTo,
  openPrices,
  sectionsOf,
  waitForCountry,
  waitForFirstSection,
} from '#tests/support/pricePage.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** SPEC part 4, filters and prices. Each test is named by its sentence, and begins as a visitor who has kept nothing. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** Opens a list as a visitor who has answered the question for consent. */
async function open(path: string, answer: readonly string[], kept: Readonly<Record<string, string>> = {}) {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${siteOrigin()}/robots.txt`);
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { ...kept, cookie: JSON.stringify(answer) },
  );
  await page.goto(siteOrigin() + path);
  await waitForHydration(page);
  return { page, complaints };
}

const FUNCTIONAL = ['necessary', 'functional'];
const LISTS = [
  { path: '/case-studies', key: 'saved_filters_cases' },
  { path: '/partner-listing', key: 'saved_filters_partners' },
];

/** @returns how many entries the list says that it has found */
const found = (page: Page) => page.$eval('main', (main) => Number(/(\d+) results?/.exec(main.textContent)?.[1]));
const regionOf = (page: Page) => page.$eval('select[name=regions]', ({ value }) => value);

/** Narrows the list as a visitor does. */
async function narrow(page: Page, value: string) {
  await page.select('select[name=regions]', value);
  await Promise.all([page.waitForNavigation(), page.click('form:has(select[name=regions]) [type=submit]')]);
  await waitForHydration(page);
  return new URL(page.url()).searchParams.get('regions');
}

/** Waits for a button or a link of the kept selection. */
const control = async (page: Page, name: string) => {
  const element = await page.waitForSelector(`main ::-p-aria(${name})`);
  if (!element) throw new Error(`Nothing is called ${name}`);
  return element;
};

test.each(LISTS)('the filters of $path can be set', async ({ path }) => {
  const { page, complaints } = await open(path, ['necessary']);
  const all = await found(page);
  expect(await narrow(page, 'europe')).toBe('europe');
  expect([await regionOf(page), (await found(page)) < all]).toEqual(['europe', true]);
  await (await linkTo(page, 'Clear the filters')).click();
  await page.waitForFunction('location.search === ""');
  await page.waitForFunction('document.querySelector("select[name=regions]")?.value === ""');
  expect(await found(page)).toBe(all);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test.each(LISTS)('the filters of $path can be saved with consent, and restored', async ({ path, key }) => {
  const { page, complaints } = await open(`${path}?regions=europe`, FUNCTIONAL);
  const narrowed = await found(page);
  await (await control(page, 'Save this selection')).click();
  await control(page, 'Remove the saved selection');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('regions=europe');
  await page.goto(siteOrigin() + path);
  await waitForHydration(page);
  expect(await regionOf(page)).toBe('');
  await (await control(page, 'Europe')).click();
  await page.waitForFunction('location.search === "?regions=europe"');
  await page.waitForFunction('document.querySelector("select[name=regions]")?.value === "europe"');
  expect(await found(page)).toBe(narrowed);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('without consent the filters are not saved', async () => {
  const { page } = await open('/case-studies?regions=europe', ['necessary']);
  const button = await control(page, 'Save this selection');
  await page.waitForSelector('main button[aria-disabled=true]');
  await button.click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie']);
  await leaveTab(page);
});

test('what was saved leads nowhere that the list does not offer any more', async () => {
  const kept = { saved_filters_cases: 'regions=atlantis&channels=voice' };
  const { page } = await open('/case-studies', FUNCTIONAL, kept);
  await control(page, 'Remove the saved selection');
  const links = await page.$$eval('main a[href^="/case-studies?"]', (all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect(links).toEqual(['/case-studies?channels=voice']);
  await leaveTab(page);
});

const rates = (page: Page) =>
  page.$$eval('[data-block="price-list"] td > span:last-child', (all) => all.map(({ textContent }) => textContent));

test('selecting a country recomputes the prices of calls and of SMS', async () => {
  const { page, complaints } = await openPrices(chromium, '?country=de');
  const recompute = async (title: string, section: string) => {
    const before = await rates(page);
    expect(before.length).toBeGreaterThan(0);
    await chooseCountry(page, title, title);
    expect((await sectionsOf(page))[0]).toBe(section);
    expect(await rates(page)).not.toEqual(before);
  };
  await recompute('Brazil', 'Calls you make');
  await (await linkTo(page, 'Messaging')).click();
  await waitForFirstSection(page, 'Text messages');
  await recompute('Germany', 'Text messages');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

/** Goes to another view as links do. */
const follow = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, to);

test('the filter is chosen by name, else it is the first; the country by its code, else it is the United States', async () => {
  const current = (page: Page) =>
    page.$$eval('nav[aria-label="Product"] [aria-current]', ([link]) => link?.textContent.trim());
  const { page, complaints } = await openPrices(chromium, '?product=messaging&country=br');
  expect(await countryOf(page)).toBe('Brazil');
  expect([await current(page), (await sectionsOf(page))[0]]).toEqual(['Messaging', 'Text messages']);
  await follow(page, '/pricing?product=nothing&country=br');
  await waitForFirstSection(page, 'Calls you make');
  expect(await current(page)).toBe('Voice');
  await follow(page, '/pricing?country=zz');
  await waitForCountry(page, 'United States');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});
