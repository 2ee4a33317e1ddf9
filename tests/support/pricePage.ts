import type { Page } from 'puppeteer';
import { openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { LANGUAGES } from '#tests/support/exemplars.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/** The price page in a browser: how to get there, and what it shows. */

/** The search for a country or a number, once the browser's part has taken the page over. */
export const COMBOBOX = 'input[role="combobox"]';
const LIST = '[data-block="price-list"]';
/** A language that the price page is looked at in. */
export type Language = keyof typeof LANGUAGES;

interface Visit {
  readonly language?: Language;
  readonly script?: boolean;
  readonly width?: number;
}

/** Opens the page, and waits until it is what it will be. */
export async function openPrices({ browser }: TestBrowser, query = '', visit: Visit = {}) {
  const { language = 'en', script = true, width = 1280 } = visit;
  const { host, prefix } = LANGUAGES[language];
  const tab = await openTab(browser);
  await tab.page.setJavaScriptEnabled(script);
  await tab.page.setViewport({ width, height: 900 });
  await tab.page.goto(`http://${host}:${String(sitePort())}${prefix}/pricing${query}`, { waitUntil: 'load' });
  if (script) {
    await waitForHydration(tab.page);
    await tab.page.waitForSelector(COMBOBOX);
  }
  return tab;
}

/** @returns the country whose rates are shown */
export const countryOf = (page: Page) => page.$eval(`${LIST} h3[id$="-shown"]`, (title) => title.textContent);

/** @returns what kinds of rates are shown, in their order */
export const sectionsOf = (page: Page) =>
  page.$$eval(`${LIST} h4`, (titles) => titles.map(({ textContent }) => textContent));

/** @returns the first rate of all */
export const rateOf = (page: Page) => page.$eval(`${LIST} td > span:last-child`, (rate) => rate.textContent);

/** @returns the query of the address, with its question mark */
export const searchOf = (page: Page) => new URL(page.url()).search;

/** Waits until a country's rates are shown. */
export const waitForCountry = (page: Page, title: string) =>
  page.waitForFunction(
    (expected) => document.querySelector('[data-block="price-list"] h3[id$="-shown"]')?.textContent === expected,
    {},
    title,
  );

/** Waits until this is the first kind of rates that is shown. */
export const waitForFirstSection = (page: Page, title: string) =>
  page.waitForFunction(
    (expected) => document.querySelector('[data-block="price-list"] h4')?.textContent === expected,
    {},
    title,
  );

/** Waits until the browser's address asks for this. */
export const waitForSearch = (page: Page, search: string) =>
  page.waitForFunction((expected) => location.search === expected, {}, search);

/** Waits for this many options of the list of countries; any, where no number is given. */
export async function waitForOptions(page: Page, count?: number): Promise<string[]> {
  await page.waitForFunction(
    (expected) => {
      const { length } = document.querySelectorAll('[role="option"]');
      return expected === undefined ? length > 0 : length === expected;
    },
    {},
    count,
  );
  return page.$$eval('[role="option"]', (found) => found.map(({ textContent }) => textContent));
}

/** Chooses a country as who knows its name: it is pasted into the field, and the list shows what fits alone. */
export async function chooseCountry(page: Page, typed: string, title: string): Promise<void> {
  await page.$eval(COMBOBOX, (input) => {
    input.focus();
    input.select();
  });
  await page.keyboard.sendCharacter(typed);
  // What was typed before may have left one option, too.
  await page.waitForFunction(
    (expected) => {
      const [option, ...others] = document.querySelectorAll<HTMLElement>('[role="option"]');
      return others.length === 0 && option?.dataset.active === 'true' && option.textContent.startsWith(expected);
    },
    {},
    title,
  );
  await page.keyboard.press('Enter');
  await waitForCountry(page, title);
}

/**
 * Breaks each connection for prices off, or answers it with a status, until the returned function is called. Requests of other
 * kinds are let alone, so the tab can be left afterwards.
 */
export async function breakPrices(page: Page, status?: number): Promise<() => Promise<void>> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answered =
      status === undefined
        ? session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
        : session.send('Fetch.fulfillRequest', { requestId, responseCode: status });
    // A tab that is closed, or let alone, meanwhile waits for no answer.
    answered.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/prices/*' }] });
  return () => session.detach();
}

/** @throws when there is no such link */
export async function linkTo(page: Page, text: string) {
  const link = await page.waitForSelector(`main ::-p-xpath(//a[normalize-space()="${text}"])`);
  if (!link) throw new Error(`No link is called ${text}`);
  return link;
}

/** @throws when there is no such button */
export async function buttonOf(page: Page, text: string) {
  const button = await page.waitForSelector(`button ::-p-text(${text})`);
  if (!button) throw new Error(`No button is called ${text}`);
  return button;
}

/** Goes from stop to stop until the focus is there. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
