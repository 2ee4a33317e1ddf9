import type { Page } from 'puppeteer';
import { openTab, waitForHydration, type TestBrowser, type Visit } from '#tests/support/browser.ts';

/** How a page is looked at: opened at a width, scrolled through, made narrow. */

/**
 * Opens a page and waits until it is what it will be.
 *
 * @param prepare is done with the tab before
 */
export async function openLook(
  { browser }: TestBrowser,
  url: string,
  width: number,
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const tab = await openTab(browser);
  await tab.page.setViewport({ width, height: 800 });
  await prepare?.(tab.page);
  const response = await tab.page.goto(url, { waitUntil: 'load' });
  // The error page has no script of its own.
  if (response?.ok()) await waitForHydration(tab.page);
  await tab.page.evaluate(() => document.fonts.ready);
  return tab;
}

/** Scrolls through the whole page, so that what comes late comes. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/** Below this nobody sees it: a hundredth of a small box, a fiftieth of what counts as good (0.1, web.dev/cls). */
const SEEN = 0.002;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** @returns what has moved since the page was opened, so far that an eye sees it */
export const findShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async (seen) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        resolve(list.getEntries());
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(resolve, 100, []);
    });
    const shifts = entries as LayoutShift[];
    if (shifts.reduce((sum, { value }) => sum + value, 0) <= seen) return [];
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? element.outerHTML.slice(0, 100) : 'something that is gone';
    };
    return shifts.map(
      ({ value, sources }) => `${value.toFixed(4)}: ${sources.map(({ node }) => nameOf(node)).join(' ')}`,
    );
  }, SEEN);

/** Opens what the header can open at this width. */
export async function openMenus(page: Page, width: number): Promise<void> {
  if (width < 1200) {
    const toggle = await page.$('header details:not([name]):not(:has(a)) > summary');
    await toggle?.click();
  }
  const submenu = await page.$('header nav summary');
  await submenu?.click();
}

/** How far the page moves sideways, px, and the texts that stand outside of the page or of what cuts them off. */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, .visuallyHidden') || node.nodeValue?.trim() === '')
        continue;
      const frames: Element[] = [];
      let scrolls = false;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(element);
        if (['auto', 'scroll'].includes(overflowX) || position === 'fixed' || clipPath !== 'none') scrolls = true;
        if (['hidden', 'clip'].includes(overflowX)) frames.push(element);
      }
      if (scrolls) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const bounds = frames.map((frame) => frame.getBoundingClientRect());
      const outside =
        left < -1 || right > clientWidth + 1 || bounds.some((box) => right > box.right + 1 || left < box.left - 1);
      if (outside) cut.push(node.nodeValue?.trim().slice(0, 60) ?? '');
    }
    return { sideways: scrollWidth - clientWidth, cut };
  });
