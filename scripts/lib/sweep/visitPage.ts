import type { BrowserContext, HTTPResponse, Page } from 'puppeteer';
import { openTab, waitForHydration } from '#tests/support/browser.ts';
import { findViolations } from '#tests/support/findViolations.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { clickAll } from './clickAll.ts';
import type { Result } from './Result.ts';
import { within } from './within.ts';

/** A usual phone, and the narrowest screen that must do (WCAG 1.4.10), px. */
const WIDTHS = [375, 320] as const;

/** A usual desk, px: where a word has room, it stands whole. */
const DESK = 1440;

/** How long a page may take to load, in ms: on a busy machine some do. */
const LOAD = 30_000;

/** How long a page may then take to come to life, in ms: no visitor waits longer, and no report should. */
const LIFE = 15_000;

/** How long a look at a page that has loaded may take, in ms: a browser waits as long as the page hangs. */
const LOOK = 30_000;

const UNLOADED = `it does not load within ${String(LOAD / 1000)} s`;
const LIFELESS = `it does not come to life within ${String(LIFE / 1000)} s`;
const HANGING = `it hangs: a look at it takes longer than ${String(LOOK / 1000)} s`;

/** @returns whether a page was of no use to its visitor, so that another look would only wait as long */
export const isDead = ({ complaints }: Result): boolean =>
  complaints.some((complaint) => [UNLOADED, LIFELESS, HANGING].includes(complaint));

/** How closely a page is looked at. */
export interface VisitOptions {
  /** Whether axe looks at it too, and words on a wide screen: it takes half of the time. */
  readonly axe?: boolean;
}

/**
 * Opens a page in a browser, on a phone: does it come to life, does nobody complain, is every picture there, does nothing
 * stand out sideways, is nothing thrown at a click?
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
  const answers = watchAnswers(page);
  const own: string[] = [];
  const hangs = () => own.includes(HANGING) || (own.includes(UNLOADED) && own.includes(LIFELESS));
  const attempt = async (ms: number, late: string, action: () => Promise<readonly string[]>) => {
    if (hangs()) return;
    try {
      own.push(...(await within(ms, late, action())));
    } catch (error) {
      own.push(error instanceof Error ? error.message : String(error));
    }
  };
  await attempt(LOAD, UNLOADED, () => load(page, address));
  await attempt(LIFE, LIFELESS, () => comeToLife(page));
  await attempt(LOOK, HANGING, () => findBrokenImages(page));
  if (axe)
    await attempt(LOOK, HANGING, async () => (await findViolations(page)).map((violation) => `axe, ${violation}`));
  for (const width of WIDTHS) await attempt(LOOK, HANGING, () => findSideways(page, width));
  if (axe) await attempt(LOOK, HANGING, () => findBrokenWords(page));
  // Behind all that is looked at: the page is another one then.
  await attempt(LOOK, HANGING, () => clickAll(page));
  // One that hangs goes with its visitor.
  if (!hangs()) await leaveTab(page);
  const { first, refused } = answers;
  return {
    check: 'browser' as const,
    address,
    ...(first && describe(first)),
    ms: performance.now() - start,
    ...explain([...new Set([...own, ...complaints, ...refused.map(({ what }) => what)])], refused, address),
  };
}

async function load(page: Page, address: string): Promise<string[]> {
  await page.setViewport({ width: WIDTHS[0], height: 800 });
  await page.goto(address, { waitUntil: 'load' });
  return [];
}

async function comeToLife(page: Page): Promise<string[]> {
  await waitForHydration(page);
  return [];
}

const describe = (response: HTTPResponse) => ({
  status: response.status(),
  requestId: response.headers()['x-request-id'],
});

interface Refused {
  readonly address: string;
  readonly what: string;
}

interface Answers {
  /** What came for the page itself. */
  readonly first: HTTPResponse | undefined;
  /** The console says that something was refused, but not what. */
  readonly refused: readonly Refused[];
}

function watchAnswers(page: Page): Answers {
  const answers: { first: HTTPResponse | undefined; refused: Refused[] } = { first: undefined, refused: [] };
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) answers.first ??= response;
    const { status, requestId } = describe(response);
    const address = response.url();
    const what = `${address} answers ${String(status)} (${String(requestId)})`;
    if (status >= 400) answers.refused.push({ address, what });
  });
  return answers;
}

/** What a page says that lacks a file, or its own end. */
const INCOMPLETE = ['error: Failed to load resource', 'warn: The resource', LIFELESS];

/** Where it says nothing else, this comes from the first file that was refused, or from what was sent as the page itself. */
function explain(
  complaints: readonly string[],
  refused: readonly Refused[],
  address: string,
): Pick<Result, 'complaints' | 'cause'> {
  const isExplained = (complaint: string) =>
    INCOMPLETE.some((words) => complaint.startsWith(words)) || refused.some((file) => complaint.includes(file.address));
  return { complaints, cause: complaints.every(isExplained) ? (refused[0]?.address ?? address) : undefined };
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
