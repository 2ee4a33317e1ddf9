import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { untilBarHas, watchBar } from '#tests/support/loadingBar.ts';
import { goOffline, goOnline } from '#tests/support/offline.ts';
import { addLinks, linkTo } from '#tests/support/ownLinks.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { openVoicePage } from '#tests/support/voicePage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** Navigation as impatient visitors have it: it always ends where they went last. */

const PATHS = ['/contacts', '/pricing', '/blog', '/kit', '/platform/voice', '/industries/banking'] as const;

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** What the browser shows: the address, and which page it is by the words of its server. */
const shownIn = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    heading: document.querySelector('main h1')?.textContent ?? '',
    title: document.title,
  }));

async function open(path: string) {
  const tab = await openTab(chromium.browser);
  await tab.page.setViewport({ width: 1280, height: 800 });
  await tab.page.goto(siteOrigin() + path);
  await waitForHydration(tab.page);
  return tab;
}

/** Each path with what its page says of itself when it is loaded as a document. */
async function readPages(paths: readonly string[]) {
  const { page } = await open('/');
  const pages = new Map<string, Awaited<ReturnType<typeof shownIn>>>();
  for (const path of paths) {
    await page.goto(siteOrigin() + path);
    pages.set(path, await shownIn(page));
  }
  await leaveTab(page);
  return pages;
}

/** In ms: what has stayed so long stays. */
const REST = 800;

/** @returns what is seen, once it is well and has stayed the same for a while */
async function untilAtRest<Seen>(look: () => Promise<Seen>, isWell: (seen: Seen) => boolean = () => true) {
  let since = performance.now();
  let seen: Seen | undefined;
  await waitUntil(async () => {
    const now = await look();
    if (JSON.stringify(now) !== JSON.stringify(seen) || !isWell(now)) since = performance.now();
    seen = now;
    return performance.now() - since > REST;
  });
  return seen!;
}

/** Waits until the page of the address is there, and has stayed for a while. */
async function untilSettled(page: Page, pages: Awaited<ReturnType<typeof readPages>>): Promise<string> {
  const isLoaded = (shown: Awaited<ReturnType<typeof shownIn>>) =>
    JSON.stringify(shown) === JSON.stringify(pages.get(shown.path));
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

/** What only shows something: headings, days and facts, and what search engines are told. */
const saidIn = (page: Page) =>
  page.$$eval('main :is(h1, time, dt, dd), main script[type="application/ld+json"]', (parts) =>
    parts.map(({ textContent }) => textContent),
  );

test.each(TWINS)('from %s to %s, of one template, nothing of the first page stays', async (from, to) => {
  const { page, complaints } = await open(to);
  const said = await saidIn(page);
  await page.goto(siteOrigin() + from);
  await waitForHydration(page);
  expect(await saidIn(page)).not.toEqual(said);
  await addLinks(page, [to]);
  await page.click(linkTo(to));
  await page.waitForFunction(`location.pathname === ${JSON.stringify(to)}`);
  await untilAtRest(
    () => saidIn(page),
    (now) => JSON.stringify(now) === JSON.stringify(said),
  ).catch(() => undefined);
  expect(await saidIn(page)).toEqual(said);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('fifty quick clicks on different links end at the last, with one entry more', async () => {
  const pages = await readPages(PATHS);
  const { page, complaints } = await open('/');
  await addLinks(page, PATHS);
  const entries = await page.evaluate(() => history.length);
  const last = PATHS[49 % PATHS.length] ?? '';
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('#mine a')];
    for (let index = 0; index < 50; index += 1) links[index % links.length]?.click();
  });
  await page.waitForFunction(`location.pathname === ${JSON.stringify(last)}`);
  expect(await untilSettled(page, pages)).toBe(last);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('fifty clicks that each had a moment end at the last, and all the way back is there', async () => {
  const pages = await readPages(PATHS);
  const { page, complaints } = await open('/');
  await addLinks(page, PATHS);
  for (let index = 0; index < 50; index += 1) {
    await page.click(linkTo(PATHS[index % PATHS.length] ?? ''));
    await delay((index * 7) % 40);
  }
  const last = PATHS[49 % PATHS.length] ?? '';
  await page.waitForFunction(`location.pathname === ${JSON.stringify(last)}`);
  expect(await untilSettled(page, pages)).toBe(last);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('back and forward, hammered, show the page of the address', async () => {
  const pages = await readPages(PATHS);
  const { page, complaints } = await open(PATHS[0]);
  for (const path of PATHS.slice(1)) {
    await addLinks(page, [path]);
    await page.click(linkTo(path));
    await page.waitForFunction(
      `location.pathname === ${JSON.stringify(path)} && document.activeElement?.tagName === "H1"`,
    );
  }
  for (const steps of [-1, -1, -1, 1, -1, 1, 1, -1, -1, -1, 1, 1, -1, -1, 1, -1, 1, -1, 1, 1]) {
    await page.evaluate((by) => history.go(by), steps);
    await delay(Math.abs(steps * 17) % 30);
  }
  await untilSettled(page, pages);
  await page.evaluate(() => history.go(-20));
  await page.evaluate((path) => {
    if (location.pathname !== path) history.back();
  }, PATHS[0]);
  await untilSettled(page, pages);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

/** A page whose fonts come too late does without them, and has lines of other lengths than the next one: places move. */
const fetchFonts = (page: Page) => page.goto(`${siteOrigin()}/legal`, { waitUntil: 'networkidle0' });

test('a page that was seen is gone back to without asking for it, where it was left, also without a connection', async () => {
  const { page } = await openVoicePage(chromium, fetchFonts);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/getPage')) asked.push(new URL(request.url()).searchParams.get('url') ?? '');
  });
  const goTo = async (path: string) => {
    await addLinks(page, [path]);
    await page.click(linkTo(path));
    await page.waitForFunction(`location.pathname === "${path}" && document.activeElement?.tagName === "H1"`);
  };
  await goTo('/contacts');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  // The browser itself moves it where what is above is laid out later.
  const wasAt = await untilAtRest(() => page.evaluate(() => window.scrollY));
  await goTo('/blog');
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
  await page.waitForFunction('location.pathname === "/platform/voice" && document.querySelector("[data-block=tabs]")');
  await leaveTab(page);
});

test('a reload keeps the place, and the way back', async () => {
  const { page, complaints } = await openVoicePage(chromium, fetchFonts);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await addLinks(page, ['/contacts']);
  await page.click(linkTo('/contacts'));
  await page.waitForFunction('location.pathname === "/contacts" && document.activeElement?.tagName === "H1"');
  await page.evaluate(() => window.scrollTo({ top: 250, behavior: 'instant' }));
  await page.reload();
  await waitForHydration(page);
  await page.waitForFunction('window.scrollY === 250');
  await page.goBack();
  await page.waitForFunction('location.pathname === "/platform/voice" && window.scrollY === 500');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('who goes back while a reloaded page is still silent sees the page of the address', async () => {
  const pages = await readPages(['/contacts']);
  const { page } = await open('/contacts');
  await page.click('header nav a[href="/pricing"]');
  await page.waitForSelector('#estimate');
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('DOMContentLoaded', () => history.back());
  });
  await page.reload();
  expect(await untilSettled(page, pages)).toBe('/contacts');
  await leaveTab(page);
});

test('a page from another site and back is alive, by memory or by a load', async () => {
  const { page } = await openVoicePage(chromium);
  await addLinks(page, ['/contacts']);
  await page.click(linkTo('/contacts'));
  await page.waitForFunction('location.pathname === "/contacts" && document.activeElement?.tagName === "H1"');
  await page.goto(`${siteOrigin()}/robots.txt`);
  await page.goBack();
  await waitForHydration(page);
  await addLinks(page, ['/blog']);
  await page.click(linkTo('/blog'));
  await page.waitForFunction('location.pathname === "/blog" && document.activeElement?.tagName === "H1"');
  await page.goBack();
  await page.waitForFunction('location.pathname === "/contacts"');
  await page.goBack();
  await page.waitForFunction('location.pathname === "/platform/voice" && document.querySelector("[data-block=tabs]")');
  await leaveTab(page);
});

test('a page of a newer build, with what this one does not know, is loaded as a document', async () => {
  const { page } = await openVoicePage(chromium, async (tab) => {
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
