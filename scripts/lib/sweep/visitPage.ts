import type { BrowserContext, HTTPResponse, Page } from 'puppeteer';
import { openTab, waitForHydration } from '#tests/support/browser.ts';
import { findViolations } from '#tests/support/findViolations.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import type { Result } from './Result.ts';

/** A usual phone, and the narrowest screen that must do (WCAG 1.4.10), px. */
const WIDTHS = [375, 320] as const;

/** A usual desk, px: where a word has room, it stands whole. */
const DESK = 1440;

/** How long a page that has loaded may take to come to life, in ms: no visitor waits longer, and no report should. */
const LIFE = 15_000;

const LIFELESS = `it does not come to life within ${String(LIFE / 1000)} s`;

/** How closely a page is looked at. */
export interface VisitOptions {
  /** Whether axe looks at it too, and words on a wide screen: it takes half of the time. */
  readonly axe?: boolean;
}

/**
 * Opens a page in a browser, on a phone: does it come to life, does nobody complain, is every picture there, does nothing
 * stand out sideways?
 *
 * @param browser a visitor who was never here
 */
export async function visitPage(
  browser: BrowserContext,
  address: string,
  { axe = false }: VisitOptions = {},
): Promise<Result> {
  const start = performance.now();
  const { page, complaints } = await openTab(browser);
  const refused = watchAnswers(page);
  let response: HTTPResponse | null = null;
  const own: string[] = [];
  const attempt = async (action: () => Promise<readonly string[]>) => {
    try {
      own.push(...(await action()));
    } catch (error) {
      own.push(error instanceof Error ? error.message : String(error));
    }
  };
  await attempt(async () => {
    await page.setViewport({ width: WIDTHS[0], height: 800 });
    response = await page.goto(address, { waitUntil: 'load' });
    await waitForHydration(page, LIFE).catch(() => {
      throw new Error(LIFELESS);
    });
    return [];
  });
  await attempt(() => findBrokenImages(page));
  if (axe) await attempt(async () => (await findViolations(page)).map((violation) => `axe, ${violation}`));
  for (const width of WIDTHS) await attempt(() => findSideways(page, width));
  if (axe) await attempt(() => findBrokenWords(page));
  const { status, requestId } = describe(response);
  await leaveTab(page);
  return {
    check: 'browser' as const,
    address,
    status,
    requestId,
    ms: performance.now() - start,
    ...explain([...new Set([...own, ...complaints, ...refused.map(({ what }) => what)])], refused),
  };
}

const describe = (response: HTTPResponse | null) => ({
  status: response?.status(),
  requestId: response?.headers()['x-request-id'],
});

interface Refused {
  readonly address: string;
  readonly what: string;
}

/** The console says that something was refused, but not what. */
function watchAnswers(page: Page): readonly Refused[] {
  const refused: Refused[] = [];
  page.on('response', (response) => {
    const { status, requestId } = describe(response);
    const address = response.url();
    const what = `${address} answers ${String(status)} (${String(requestId)})`;
    if (Number(status) >= 400) refused.push({ address, what });
  });
  return refused;
}

/** What a page says that did not get a file: this comes from that, where nothing else is wrong. */
const WITHOUT_FILE = ['error: Failed to load resource', LIFELESS];

function explain(complaints: readonly string[], refused: readonly Refused[]): Pick<Result, 'complaints' | 'cause'> {
  const isExplained = (complaint: string) =>
    WITHOUT_FILE.some((words) => complaint.startsWith(words)) ||
    refused.some(({ address }) => complaint.includes(address));
  return { complaints, cause: complaints.every(isExplained) ? refused[0]?.address : undefined };
}

const findBrokenImages = (page: Page) =>
  page.$$eval('img', (images) =>
    images
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc, src }) => `the image ${currentSrc || src} cannot be shown`),
  );

async function findSideways(page: Page, width: number): Promise<string[]> {
  await page.setViewport({ width, height: 800 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return sideways > 0 ? [`at ${String(width)} px it can be moved sideways by ${String(sideways)} px`] : [];
}

/** Words of headings that go on in the next line without a hyphen, and boxes of a scene that their words do not fit into. */
async function findBrokenWords(page: Page): Promise<string[]> {
  await page.setViewport({ width: DESK, height: 900 });
  return page.evaluate(() => {
    const linesOf = (node: Node, { index, 0: word }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const complaints: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2')) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const match of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu))
          if (linesOf(node, match) > 1) complaints.push(`the word ${match[0]} of a heading breaks in the middle`);
    }
    for (const box of document.querySelectorAll('li[data-kind]')) {
      const { top, bottom } = box.getBoundingClientRect();
      const words = [...box.querySelectorAll(':scope > :not([data-step])')].map((word) => word.getBoundingClientRect());
      if (words.some((word) => word.top < top || word.bottom > bottom))
        complaints.push(`“${box.textContent}” does not fit into its box in a scene`);
    }
    return complaints;
  });
}
