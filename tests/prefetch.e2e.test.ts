import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { launchBrowser, openTab, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** What is fetched before it is asked for (SPEC part 4): little, late, and behind everything else. */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** Longer than idle time may take to come. */
const A_WHILE = 3500;

interface Fetched {
  /** A page's path, or a file's. */
  readonly what: string;
  readonly priority: string;
}

/** The pages and files that were asked for after the page has loaded, with the priority that the browser gave them. */
async function watch(prepare?: (page: Page) => Promise<void>) {
  const fetched: Fetched[] = [];
  let loaded = false;
  const prepareTab = async (tab: Page) => {
    await prepare?.(tab);
    const session = await tab.createCDPSession();
    await session.send('Network.enable');
    session.on('Page.loadEventFired', () => (loaded = true));
    await session.send('Page.enable');
    session.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
      const { pathname, searchParams } = new URL(url);
      const isPage = pathname === '/api/getPage';
      if (loaded && (isPage || /^\/static\/.*\.(js|css|json)$/.test(pathname))) {
        fetched.push({ what: isPage ? (searchParams.get('url') ?? '') : pathname, priority: initialPriority });
      }
    });
  };
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width: 1280, height: 800 });
  await prepareTab(page);
  // Many links and nothing that moves. Islands stay asleep: what they load when somebody turns to them is no guess.
  await page.goto(`${siteOrigin()}/blog`);
  await waitForShell(page);
  const pages = () => fetched.map(({ what }) => what).filter((what) => !what.startsWith('/static/'));
  return { page, complaints, fetched, pages };
}

/** The pages that links in the content lead to, and those that only header and footer know. */
const linksIn = (page: Page, selector: string) =>
  page.$$eval(selector, (links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

async function expectPointedAt(page: Page, pages: () => readonly string[]): Promise<void> {
  const before = pages().length;
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.cssText = 'position:fixed;inset:200px auto auto 0;z-index:1000;background:white';
    box.innerHTML =
      '<a id="one" href="/case-studies">cases</a><br><a id="two" href="/careers">careers</a><br><a id="three" href="/kit">kit</a>';
    document.body.append(box);
    const pass = (id: string) =>
      document.getElementById(id)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    for (const id of ['one', 'two', 'three']) pass(id);
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await delay(300);
  expect(pages()).toHaveLength(before);
  await page.hover('#one');
  await waitUntil(() => pages().includes('/case-studies'));
  await page.focus('#three');
  await waitUntil(() => pages().includes('/kit'));
  expect(pages()).not.toContain('/careers');
}

test('a visitor who does nothing has at most three pages of the content fetched, none that menus lead to, at low priority; then a pointer that passes over links fetches none, one that rests on a link its page, and the focus as well', async () => {
  const { page, pages, fetched, complaints } = await watch();
  await delay(A_WHILE);
  const content = await linksIn(page, '#content a[href^="/"]');
  expect(pages().length).toBeLessThanOrEqual(3);
  expect(pages().filter((path) => !content.includes(path.split('?')[0] ?? ''))).toEqual([]);
  expect(fetched.filter(({ what, priority }) => !what.endsWith('.css') && !priority.endsWith('Low'))).toEqual([]);
  expect(complaints).toEqual([]);
  await expectPointedAt(page, pages);
  await leaveTab(page);
});

test('who scrolls through the page has no more than that', async () => {
  const { page, pages } = await watch();
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel({ deltaY: 500 });
    await delay(100);
  }
  await delay(A_WHILE);
  expect(pages().length).toBeLessThanOrEqual(3);
  await leaveTab(page);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])('a connection with %j is left alone', async (connection) => {
  const { page, pages } = await watch((tab) =>
    tab
      .evaluateOnNewDocument((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      .then(() => undefined),
  );
  await page.hover('footer a[href="/contacts"]');
  await delay(A_WHILE);
  expect(pages()).toEqual([]);
  await leaveTab(page);
});
