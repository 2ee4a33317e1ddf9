import type { BrowserContext, CDPSession, Page } from 'puppeteer';
import { PATIENCE } from '#tests/support/patience.ts';

/**
 * Tabs that tests are done with, for the next one. A new tab and the first page in it take the processor twice as long as the
 * same page in a tab that is there: its process has to begin, and to compile the site's scripts.
 */

/** What cannot be taken back: a tab that it was asked for is closed, not left. */
const SPOILS = ['evaluateOnNewDocument', 'exposeFunction', 'setRequestInterception'] as const;

/** What tests listen to. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** The size of the window where a test names none. */
const VIEWPORT = { width: 800, height: 600 };

interface Tab {
  readonly session: CDPSession;
  spoiled: boolean;
}

const tabs = new WeakMap<Page, Tab>();
const left = new WeakMap<BrowserContext, Page[]>();

/** Consent to what is required alone, on whatever site. Pages without an origin have no storage. */
const REFUSAL = `try { localStorage.cookie ??= '["necessary"]'; } catch {}`;

/** A visitor who is there: whoever does nothing is asked for nothing. */
const LIFE = `setInterval(() => dispatchEvent(new Event('pointermove')), 50)`;

/**
 * @param hasRefused whether its visitor has answered the question for consent
 * @returns a tab in which nothing ever was
 */
export async function openNewTab(browser: BrowserContext, hasRefused: boolean): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE.condition);
  await page.evaluateOnNewDocument(hasRefused ? REFUSAL : LIFE);
  // Another file's tab may be in front of it, and only one window has the focus.
  await page.emulateFocusedPage(true);
  const tab = { session: await page.createCDPSession(), spoiled: !hasRefused };
  for (const method of SPOILS) {
    const original = page[method].bind(page) as (...args: unknown[]) => Promise<never>;
    page[method] = (...args: unknown[]) => {
      tab.spoiled = true;
      return original(...args);
    };
  }
  tabs.set(page, tab);
  return page;
}

/** @returns a tab that is as good as new, in front of all others; none when none was left */
export async function takeLeftTab(browser: BrowserContext): Promise<Page | undefined> {
  const page = left.get(browser)?.pop();
  await page?.bringToFront();
  return page;
}

/**
 * Leaves a tab as a visitor does who closes it: what belongs to it is gone (history, session storage, what was emulated), what
 * belongs to the visitor stays (cookies, local storage, cache).
 */
export async function leaveTab(page: Page): Promise<void> {
  const tab = tabs.get(page);
  if (!tab || tab.spoiled) {
    await page.close();
    return;
  }
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.setOfflineMode(false);
  await page.emulateMediaType();
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await page.goto('about:blank');
  await tab.session.send('Page.resetNavigationHistory');
  await page.setJavaScriptEnabled(true);
  await page.setViewport(VIEWPORT);
  const context = page.browserContext();
  left.set(context, [...(left.get(context) ?? []), page]);
}
