import type { Page } from 'puppeteer';
import { openTab, waitForHydration, type TestBrowser, type Visit } from '#tests/support/browser.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

type Prepare = (page: Page) => Promise<unknown>;

async function openFirst(
  { browser }: TestBrowser,
  path: string,
  prepare: Prepare | undefined,
  ready: (page: Page) => Promise<void>,
): Promise<Visit> {
  const tab = await openTab(browser);
  await tab.page.setViewport({ width: 1280, height: 800 });
  await prepare?.(tab.page);
  await tab.page.goto(siteOrigin() + path);
  await ready(tab.page);
  return tab;
}

/**
 * Opens a page from which tests set out: it has tabs, an accordion and all menus.
 *
 * @param prepare is done with the tab before
 * @param ready what is waited for: the whole page, unless told
 */
export function openVoicePage(
  chromium: TestBrowser,
  prepare?: Prepare,
  ready: (page: Page) => Promise<void> = waitForHydration,
): Promise<Visit> {
  return openFirst(chromium, '/platform/voice', prepare, ready);
}

/** A page of nothing but words, which takes the processor half as long: for who only wants to go elsewhere. */
export const WORDS = '/legal/tos';

/**
 * Opens that page.
 *
 * @param prepare is done with the tab before
 */
export function openWords(chromium: TestBrowser, prepare?: Prepare): Promise<Visit> {
  return openFirst(chromium, WORDS, prepare, waitForHydration);
}
