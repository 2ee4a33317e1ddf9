import type { Page } from 'puppeteer';

/**
 * Takes the connection away from a tab. What a page reads in `navigator.onLine` is Chromium's for a whole process, and all tabs
 * of a site share one here: any of them that navigates or goes gives it back, also what the browser still kept of a page before.
 * So this page keeps its own answer.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.setOfflineMode(true);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
  });
}

/** Gives it back. */
export async function goOnline(page: Page): Promise<void> {
  await page.setOfflineMode(false);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  });
}
