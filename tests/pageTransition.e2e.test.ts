import type { Page } from 'puppeteer';
import { launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { addLinks, linkTo } from '#tests/support/ownLinks.ts';
import { watchSlowdown } from '#tests/support/slowdown.ts';
import { openWords } from '#tests/support/voicePage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** How soon the next page is seen, and what is seen meanwhile. */

/** Pages of as many templates. */
const SEVEN = ['/contacts', '/pricing', '/blog', '/kit', '/careers', '/case-studies', '/products/voicebot'];

/** From the click to the picture of the new page, of one that was prefetched, on an idle machine, ms. */
const MAX_MS = 100;
/** Page, picture and test are processes of their own: where they share processors with others, each waits for all of them. */
const CROWD = 3;

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** Has the next click timed, from the press to the picture after `changed` answers another thing than before, ms. */
const timeClick = (page: Page, changed: string) =>
  page.evaluate((selector) => {
    const before = document.querySelector(selector)?.firstChild;
    const painted = new Promise<number>((resolve) => {
      const begin = ({ timeStamp }: MouseEvent) => {
        const look = () => {
          if (document.querySelector(selector)?.firstChild === before) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      };
      document.addEventListener('click', begin, { capture: true, once: true });
    });
    Object.assign(window, { painted });
  }, changed);

const timed = (page: Page) => page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

test('a page that was pointed at is there within 100 ms of the click', async () => {
  const slowdown = watchSlowdown();
  const arrived = new Set<string>();
  const { page, complaints } = await openWords(chromium, (tab) => {
    tab.on('requestfinished', (request) => arrived.add(new URL(request.url()).searchParams.get('url') ?? ''));
    return Promise.resolve();
  });
  const times: number[] = [];
  for (const path of SEVEN) {
    await addLinks(page, [path]);
    await page.hover(linkTo(path));
    await waitUntil(() => arrived.has(path));
    // Its code, which comes after its data.
    await page.waitForNetworkIdle({ idleTime: 100 });
    await timeClick(page, 'main h1');
    await page.click(linkTo(path));
    times.push(await timed(page));
    expect(await page.evaluate(() => location.pathname)).toBe(path);
  }
  console.info(
    `click to page: median ${median(times).toFixed(0)} ms of ${times.map((time) => time.toFixed(0)).join(', ')}`,
  );
  expect(median(times)).toBeLessThan(MAX_MS * CROWD * slowdown());
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('while the old page fades, the new one is the document itself: what is under the pointer is its own', async () => {
  const { page, complaints } = await openWords(chromium);
  await addLinks(page, ['/contacts']);
  const under = await page.evaluate(async () => {
    // As `pageTransition` does, however slow the machine is.
    document.documentElement.dataset.leaving = '';
    const transition = document.startViewTransition(() => {
      delete document.documentElement.dataset.leaving;
    });
    await transition.ready;
    const { left, top } = document.querySelector('#mine a')?.getBoundingClientRect() ?? new DOMRect();
    const fading = document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      .filter((name) => name?.startsWith('::view-transition'));
    return { fading, href: document.elementFromPoint(left + 10, top + 10)?.getAttribute('href') };
  });
  expect(under).toEqual({ fading: ['::view-transition-old(root)'], href: '/contacts' });
  await page.click(linkTo('/contacts'));
  await page.waitForFunction('location.pathname === "/contacts" && document.activeElement?.tagName === "H1"');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a visitor who wants no motion sees none', async () => {
  const { page } = await openWords(chromium, (tab) =>
    tab.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
  );
  await addLinks(page, ['/contacts']);
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('motion');
    };
  });
  await page.click(linkTo('/contacts'));
  await page.waitForFunction('location.pathname === "/contacts" && document.activeElement?.tagName === "H1"');
  await page.emulateMediaFeatures([]);
  await leaveTab(page);
});
