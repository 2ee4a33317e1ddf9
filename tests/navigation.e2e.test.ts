import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { untilBarHas, watchBar } from '#tests/support/loadingBar.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { addLinks, linkTo } from '#tests/support/ownLinks.ts';
import { ask } from '#tests/support/serve.ts';
import { siteOrigin, sitePort } from '#tests/support/sitePages.ts';
import { WORDS } from '#tests/support/voicePage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** Navigation as impatient visitors have it: it always ends where they went last. */

const PATHS = ['/contacts', '/case-studies', '/blog', '/kit/formacion', '/platform/voice', '/careers'] as const;

/** Low: drawing is most of what a change of pages takes the processor, and nothing here hangs on how much of it is seen. */
const WINDOW = { width: 1280, height: 400 };

let chromium: TestBrowser;
/** Each path with which page it is. */
let pages: ReadonlyMap<string, Shown>;

beforeAll(async () => {
  chromium = await launchBrowser();
  const read = [WORDS, ...PATHS].map(async (path) => [path, { path, ...(await readDocument(path, namesIn)) }] as const);
  pages = new Map(await Promise.all(read));
  // A page whose fonts come too late does without them, and has lines of other lengths than the next one: places move.
  const { page } = await openTab(chromium.browser);
  await page.goto(`${siteOrigin()}/legal`, { waitUntil: 'networkidle0' });
  await leaveTab(page);
});
afterAll(async () => {
  await chromium.close();
});

/** Which page a document is by the words of its server. */
const namesIn = (from: Document) => ({
  heading: from.querySelector('main h1')?.textContent ?? '',
  title: from.title,
});

/** What only shows something: headings, days and facts, and what search engines are told. */
const saidIn = (from: Document) =>
  [...from.querySelectorAll('main :is(h1, time, dt, dd), main script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );

/** Looks at a page as its server sends it, which none has to be opened for. */
async function readDocument<Seen>(path: string, look: (from: Document) => Seen): Promise<Seen> {
  const [{ body }, [tab]] = await Promise.all([ask(sitePort(), path), chromium.browser.pages()]);
  const parsed = `new DOMParser().parseFromString(${JSON.stringify(body)}, 'text/html')`;
  return tab!.evaluate(`(${String(look)})(${parsed})`) as Promise<Seen>;
}

/** Looks at the page that the browser shows. */
const lookAt = <Seen>(page: Page, look: (from: Document) => Seen) =>
  page.evaluate(`(${String(look)})(document)`) as Promise<Seen>;

interface Shown extends ReturnType<typeof namesIn> {
  readonly path: string;
}

/** What the browser shows: the address, and which page it is. */
const shownIn = (page: Page) =>
  page.evaluate(`({ path: location.pathname, ...(${String(namesIn)})(document) })`) as Promise<Shown>;

async function open(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const tab = await openTab(chromium.browser);
  await tab.page.setViewport(WINDOW);
  await prepare?.(tab.page);
  await tab.page.goto(siteOrigin() + path);
  await waitForHydration(tab.page);
  return tab;
}

/** Follows a link, and waits until its page has the focus. */
async function goTo(page: Page, path: string) {
  await addLinks(page, [path]);
  await page.click(linkTo(path));
  await page.waitForFunction(`location.pathname === "${path}" && document.activeElement?.tagName === "H1"`);
}

/** In ms: what has stayed so long stays. */
const REST = 800;
/** In ms, between two looks: to look takes the time of the page. */
const BETWEEN = 50;

/** @returns what is seen, once it is well and has stayed the same for a while */
async function untilAtRest<Seen>(look: () => Promise<Seen>, isWell: (seen: Seen) => boolean = () => true) {
  let since = performance.now();
  let seen: Seen | undefined;
  await waitUntil(async () => {
    await delay(BETWEEN);
    const now = await look();
    if (JSON.stringify(now) !== JSON.stringify(seen) || !isWell(now)) since = performance.now();
    seen = now;
    return performance.now() - since > REST;
  });
  return seen!;
}

/** Waits until the page of the address is there, and has stayed for a while. */
async function untilSettled(page: Page): Promise<string> {
  const isLoaded = (shown: Shown) => JSON.stringify(shown) === JSON.stringify(pages.get(shown.path));
  return (await untilAtRest(() => shownIn(page), isLoaded)).path;
}

/** Two pages of each template that has parts which the browser takes over as they are. */
const TWINS = [
  ['/blog/a-wallboard-people-look-at', '/blog/holiday-hours-in-kit'],
  ['/legal/tos', '/legal/privacy'],
  ['/promo/messagebird', '/promo/asterisk'],
  ['/careers/customer-engineer-latin-america', '/careers/messaging-reliability-engineer'],
  ['/webinar/platform', '/webinar/inb_eve_latam'],
] as const;

test.each(TWINS)('from %s to %s, of one template, nothing of the first page stays', async (from, to) => {
  const said = await readDocument(to, saidIn);
  const { page, complaints } = await open(from);
  expect(await lookAt(page, saidIn)).not.toEqual(said);
  await addLinks(page, [to]);
  await page.click(linkTo(to));
  await page.waitForFunction(`location.pathname === ${JSON.stringify(to)}`);
  await untilAtRest(
    () => lookAt(page, saidIn),
    (now) => JSON.stringify(now) === JSON.stringify(said),
  ).catch(() => undefined);
  expect(await lookAt(page, saidIn)).toEqual(said);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('fifty quick clicks on different links end at the last, with one entry more', async () => {
  const { page, complaints } = await open(WORDS);
  await addLinks(page, PATHS);
  const entries = await page.evaluate(() => history.length);
  const last = PATHS[49 % PATHS.length] ?? '';
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('#mine a')];
    for (let index = 0; index < 50; index += 1) links[index % links.length]?.click();
  });
  await page.waitForFunction(`location.pathname === ${JSON.stringify(last)}`);
  expect(await untilSettled(page)).toBe(last);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('twenty clicks that each had a moment end at the last, and all the way back is there', async () => {
  const { page, complaints } = await open(WORDS);
  await addLinks(page, PATHS);
  const entries = await page.evaluate(() => history.length);
  for (let index = 0; index < 20; index += 1) {
    await page.click(linkTo(PATHS[index % PATHS.length] ?? ''));
    await delay((index * 7) % 40);
  }
  const last = PATHS[19 % PATHS.length] ?? '';
  await page.waitForFunction(`location.pathname === ${JSON.stringify(last)}`);
  expect(await untilSettled(page)).toBe(last);
  await page.evaluate((first) => history.go(first - history.length), entries);
  await page.waitForFunction(
    `location.pathname === "${WORDS}" && document.title === ${JSON.stringify(pages.get(WORDS)?.title)}`,
  );
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('back and forward, hammered, show the page of the address', async () => {
  const { page, complaints } = await open(PATHS[0]);
  for (const path of PATHS.slice(1)) await goTo(page, path);
  for (const steps of [-1, -1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, -1, -1, 1, -1, 1, -1, 1, 1]) {
    await page.evaluate((by) => history.go(by), steps);
    await delay(Math.abs(steps * 17) % 30);
  }
  await untilSettled(page);
  await page.evaluate(() => history.go(-20));
  await page.evaluate((path) => {
    if (location.pathname !== path) history.back();
  }, PATHS[0]);
  await untilSettled(page);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a page that was seen is gone back to without asking for it, where it was left, also without a connection', async () => {
  const { page } = await open(WORDS);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/getPage')) asked.push(new URL(request.url()).searchParams.get('url') ?? '');
  });
  await goTo(page, '/contacts');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  // The browser itself moves it where what is above is laid out later.
  const wasAt = await untilAtRest(() => page.evaluate(() => window.scrollY));
  await goTo(page, '/blog');
  const before = asked.filter((path) => path === '/contacts').length;
  await goOffline(page);
  await page.goBack();
  await page.waitForFunction(`location.pathname === "/contacts" && Math.abs(window.scrollY - ${String(wasAt)}) <= 1`);
  expect(asked.filter((path) => path === '/contacts')).toHaveLength(before);
  // The first page was the server's: of that there is nothing to go back to, so the visitor stays.
  await watchBar(page);
  await page.evaluate(() => history.back());
  await untilBarHas(page, 'failed');
  await page.waitForFunction('location.pathname === "/contacts"');
  expect(await page.$eval('main h1', (heading) => heading.checkVisibility())).toBe(true);
  await goOnline(page);
  await page.evaluate(() => history.back());
  expect(await untilSettled(page)).toBe(WORDS);
  await leaveTab(page);
});

test('a reload keeps the place, and the way back', async () => {
  const { page, complaints } = await open('/contacts');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await goTo(page, '/case-studies');
  await page.evaluate(() => window.scrollTo({ top: 250, behavior: 'instant' }));
  await page.reload();
  await waitForHydration(page);
  await page.waitForFunction('window.scrollY === 250');
  await page.goBack();
  await page.waitForFunction('location.pathname === "/contacts" && window.scrollY === 500');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('who goes back while a reloaded page is still silent sees the page of the address', async () => {
  const { page } = await open('/contacts');
  await page.click('header nav a[href="/pricing"]');
  await page.waitForSelector('#estimate');
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('DOMContentLoaded', () => history.back());
  });
  await page.reload();
  expect(await untilSettled(page)).toBe('/contacts');
  await leaveTab(page);
});

test('a page from another site and back is alive, by memory or by a load', async () => {
  const { page } = await open(WORDS);
  await goTo(page, '/contacts');
  await page.goto(`${siteOrigin()}/robots.txt`);
  await page.goBack();
  await waitForHydration(page);
  await goTo(page, '/blog');
  await page.goBack();
  await page.waitForFunction('location.pathname === "/contacts"');
  await page.goBack();
  expect(await untilSettled(page)).toBe(WORDS);
  await leaveTab(page);
});

test('a page of a newer build, with what this one does not know, is loaded as a document', async () => {
  const { page } = await open(WORDS, async (tab) => {
    tab.on('request', (request) => {
      const isPage = request.url().includes('/api/getPage?url=%2Fcontacts');
      if (!isPage) {
        void request.continue();
        return;
      }
      const blocks = [{ type: 'from-the-future', id: 'new' }];
      const body = JSON.stringify({ path: '/contacts', template: 'contact', layout: 'default', blocks });
      void request.respond({ status: 200, contentType: 'application/json', body });
    });
    await tab.setRequestInterception(true);
  });
  await page.evaluate(() => (document.documentElement.dataset.sameDocument = 'yes'));
  await addLinks(page, ['/contacts']);
  await Promise.all([page.waitForNavigation(), page.click(linkTo('/contacts'))]);
  expect(new URL(page.url()).pathname).toBe('/contacts');
  expect(await page.$eval('html', (html) => html.dataset.sameDocument)).toBeUndefined();
  expect(await page.$('main h1')).not.toBeNull();
  await leaveTab(page);
});

test('a page that is left for another site gives the browser no reason not to keep it as it stands', async () => {
  const { page } = await open('/pricing');
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  const lost = new Promise<readonly { type: string; reason: string }[]>((resolve) => {
    session.once('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations));
  });
  await page.evaluate('window.isKept = true');
  await page.goto(`http://ru.localhost:${String(sitePort())}/robots.txt`);
  await page.goBack();
  const isKept = await page.evaluate('window.isKept === true');
  // A browser without a window keeps no page of anybody; reasons of the page's own would stand beside that one.
  expect(isKept ? [] : (await lost).filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
  await leaveTab(page);
});
