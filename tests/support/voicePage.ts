import type { Page } from 'puppeteer';
import { openTab, waitForHydration, type TestBrowser, type Visit } from '#tests/support/browser.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/**
 * Opens a page from which tests set out: it has tabs, an accordion and all menus.
 *
 * @param prepare is done with the tab before
 * @param ready what is waited for: the whole page, unless told
 */
export async function openVoicePage(
  { browser }: TestBrowser,
  prepare?: (page: Page) => Promise<unknown>,
  ready: (page: Page) => Promise<void> = waitForHydration,
): Promise<Visit> {
  const tab = await openTab(browser);
  await tab.page.setViewport({ width: 1280, height: 800 });
  await prepare?.(tab.page);
  await tab.page.goto(`${siteOrigin()}/platform/voice`);
  await ready(tab.page);
  return tab;
}
