import type { BrowserContext, Page } from 'puppeteer';
import { layOutAll, openTab, waitForHydration } from '#tests/support/browser.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/**
 * By hand, from `content/prices`: calls of 61 s to German mobiles are billed by the minute, 1,000 × 120 s = 2,000 min × 0.0126
 * = 25.20 USD, × 0.0116 = 23.20 EUR. “Olá, ç” is one part of UCS-2: 500 × 0.0446 = 22.30 USD, × 0.0411 = 20.55 EUR. Three
 * agents: 117 USD, 108 EUR.
 */
export const LINK = 'calls.to.de.Mobile.1000.61~messages.smsout.br.500.T2zDoSwgw6c~agents.agentsTeam.3';
/** What `LINK` costs a month in dollars. */
export const USD = '$164.50';

/**
 * Who looks at the page: a desktop browser with JavaScript on the site under test unless said. `prepare` runs before
 * the page is loaded.
 */
export interface OpenOptions {
  readonly origin?: string;
  readonly script?: boolean;
  readonly width?: number;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Opens the price page, at the estimate of its address. */
export async function openEstimator(
  browser: BrowserContext,
  path: string,
  { origin = siteOrigin(), script = true, width = 1280, prepare }: OpenOptions = {},
) {
  const tab = await openTab(browser);
  await tab.page.setViewport({ width, height: 900 });
  await tab.page.setJavaScriptEnabled(script);
  await prepare?.(tab.page);
  await tab.page.goto(origin + path, { waitUntil: 'load' });
  if (script) {
    await waitForHydration(tab.page);
    await layOutAll(tab.page);
  }
  return tab;
}

/** @returns what an element says, with plain spaces */
export const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent.replaceAll('\u00a0', ' '));
/** @returns the monthly total as it is written */
export const total = (page: Page) => textOf(page, '[data-total="monthly"]');
/** @returns the selector of a field, by its name in the form */
export const field = (name: string) => `#estimate [name="${name}"]`;
/** @returns how many lines the estimate has */
export const countLines = (page: Page) => page.$$eval('#estimate ol > li', (lines) => lines.length);
/** @returns the estimate of the address; null where it has none */
export const linkOf = (page: Page) => new URL(page.url()).searchParams.get('estimate');
/** @returns the id of what has the focus */
export const activeId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** @param expected the monthly total as it is written, with the spaces of the language */
export const untilTotal = (page: Page, expected: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-total="monthly"]')?.textContent === wanted,
    {},
    expected,
  );
/** The list is drawn a moment after the address has changed. */
export const untilLines = (page: Page, expected: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('#estimate ol > li').length === wanted, {}, expected);
/** @param expected the estimate that the address comes to hold; null for none */
export async function untilLink(page: Page, expected: string | null) {
  const isThere = (wanted: string | null) => new URL(location.href).searchParams.get('estimate') === wanted;
  await page.waitForFunction(isThere, {}, expected).catch((cause: unknown) => {
    throw new Error(`${String(expected)} is awaited in ${page.url()}`, { cause });
  });
}

/** Puts a text in the place of what a field holds, by the keyboard. */
export async function write(page: Page, name: string, text: string) {
  await page.$eval(field(name), (input) => {
    (input as HTMLInputElement).select();
  });
  await page.focus(field(name));
  await page.keyboard.type(text);
}
