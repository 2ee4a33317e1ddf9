import type { Page, Viewport } from 'puppeteer';
import { openTab, waitForHydration, waitForShell, type TestBrowser } from '#tests/support/browser.ts';

/** How pages are looked at: one after the other in one tab, scrolled through, made narrow. */

/** A page that is looked at. */
interface Look {
  readonly page: Page;
  /** What was made of `Intl` before anything of the page was used: the first takes a phone 100 ms, so the server writes all. */
  readonly formats: readonly string[];
  /** @returns every error of the console since the page was opened */
  readonly complaints: () => readonly string[];
}

/**
 * @returns what opens an address in a tab that stays: a new one takes as long as a page. It is the only one of its browser,
 * as one that is behind another is drawn now and then only
 */
export async function openLooks({ browser }: TestBrowser) {
  const { page, complaints } = await openTab(browser);
  await page.evaluateOnNewDocument(NOTE_FORMATS);
  return {
    page,
    /** Leaves the page that was there, and waits until the new one is what it will be. */
    async open(url: string, viewport: Viewport): Promise<Look> {
      const before = complaints.length;
      await page.setViewport(viewport);
      const response = await page.goto(url, { waitUntil: 'load' });
      // The error page has no script of its own.
      if (response?.ok()) await waitForShell(page);
      const formats = (await page.evaluate('window.formats')) as string[];
      if (response?.ok()) await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      return { page, formats, complaints: () => complaints.slice(before) };
    },
  };
}

/** Remembers what is made of `Intl`. */
const NOTE_FORMATS = `window.formats = [];
for (const name of ['DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'])
  Intl[name] = new Proxy(Intl[name], { construct: (of, values) => (formats.push(name), new of(...values)) });`;

/** A tab that goes from look to look. */
export type Looks = Awaited<ReturnType<typeof openLooks>>;

/** Scrolls through the whole page, so that what comes late comes. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    // What waits for the page to be alive is laid out in the next frame (laterLayout.css): nobody scrolls before that.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/** Below this nobody sees it: a tenth of what counts as good (0.1, web.dev/cls). */
const SEEN = 0.01;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** @returns what has moved since the page was opened, so far that an eye sees it */
export const findShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async (seen) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    // What the browser has kept is there at once.
    const entries = observer.takeRecords();
    observer.disconnect();
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

/**
 * The Chromium of the tests has no dictionary and divides nothing, so what may be divided is asked for: with one, and in Firefox and
 * Safari, titles of three words had two hyphens.
 *
 * @returns the headings in which the browser may divide any word
 */
export const findDivided = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) =>
      getComputedStyle(heading).hyphens === 'auto' ? [heading.textContent] : [],
    ),
  );

/** Opens what the header can open: the menu, where it is behind a button, and the first list in it; they come to rest. */
export const openMenus = (page: Page) =>
  page.evaluate(async () => {
    for (const selector of ['header details:not([name]):not(:has(a)) > summary', 'header nav summary']) {
      const summary = document.querySelector<HTMLElement>(selector);
      if (summary?.checkVisibility()) summary.click();
    }
    // What hears of it is drawn in the next frame, and its colours set out in the one after.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** How far the page moves sideways, px, and the texts that stand outside of the page or of what cuts them off. */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    interface Frame {
      /** Of what cuts a text off here, itself and around it, the narrowest left and right, px. */
      readonly left: number;
      readonly right: number;
      /** What stands outside can be scrolled to, or is meant to. */
      readonly scrolls: boolean;
    }
    const viewport: Frame = { left: 0, right: clientWidth, scrolls: false };
    // By element: the texts of a page share most of what is around them.
    const frames = new Map<Element, Frame>();
    const frameOf = (element: Element | null): Frame => {
      if (!element) return viewport;
      const known = frames.get(element);
      if (known) return known;
      const around = frameOf(element.parentElement);
      const { overflowX, position, clipPath } = getComputedStyle(element);
      const scrolls =
        around.scrolls || ['auto', 'scroll'].includes(overflowX) || position === 'fixed' || clipPath !== 'none';
      const frame = { ...around, scrolls };
      if (['hidden', 'clip'].includes(overflowX)) {
        const box = element.getBoundingClientRect();
        frame.left = Math.max(around.left, box.left);
        frame.right = Math.min(around.right, box.right);
      }
      frames.set(element, frame);
      return frame;
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, .visuallyHidden') || node.nodeValue?.trim() === '')
        continue;
      const frame = frameOf(parent);
      if (frame.scrolls) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1) cut.push(node.nodeValue?.trim().slice(0, 60) ?? '');
    }
    return { sideways: scrollWidth - clientWidth, cut };
  });
