import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { watchSlowdown } from '#tests/support/slowdown.ts';
import { openVoicePage } from '#tests/support/voicePage.ts';
import { waitUntil } from '#tests/support/waitUntil.ts';

/** Navigation as impatient visitors have it: how quick it is, and that it always ends where they went last. */

const PATHS = ['/contacts', '/pricing', '/blog', '/kit', '/platform/voice', '/industries/banking'] as const;

const TEN = [
  ...PATHS.filter((path) => path !== '/platform/voice'),
  ...['/careers', '/case-studies', '/products/voicebot', '/partner-solutions', '/help/support'],
];

/** From the click to the picture of the new page, of one that was prefetched, on an idle machine, ms. */
const MAX_MS = 100;
/** From a click to the picture of one word that it changes, on an idle machine, ms. */
const WORD_MS = 25;

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** Links of the test's own, whatever the content says, in reach of the pointer. */
const addLinks = (page: Page, hrefs: readonly string[]) =>
  page.evaluate((all) => {
    const box = document.createElement('div');
    box.id = 'mine';
    box.style.cssText = 'position:fixed;inset:200px auto auto 0;z-index:1000;background:white';
    for (const href of all) {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = href;
      link.style.cssText = 'display:block;padding:4px';
      box.append(link);
    }
    document.getElementById('mine')?.remove();
    document.body.append(box);
  }, hrefs);

const linkTo = (path: string) => `#mine a[href="${path}"]`;

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

async function untilQuiet(page: Page): Promise<Awaited<ReturnType<typeof shownIn>>> {
  let last = '';
  let since = performance.now();
  await waitUntil(async () => {
    const now = JSON.stringify(await shownIn(page));
    if (now !== last) since = performance.now();
    last = now;
    return performance.now() - since > 800;
  });
  return shownIn(page);
}

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

/** How long a click takes that changes one word: on an idle machine a frame and a bit, ms. */
async function clickWord(page: Page): Promise<number> {
  await page.evaluate(() => {
    const word = document.createElement('b');
    word.textContent = 'word';
    word.addEventListener('click', () => word.replaceChildren('other'));
    document.getElementById('mine')?.replaceChildren(word);
  });
  await timeClick(page, '#mine b');
  await page.click('#mine b');
  return timed(page);
}

test('a page that was pointed at is there within 100 ms of the click', async () => {
  const slowdown = watchSlowdown();
  const arrived = new Set<string>();
  const { page, complaints } = await openVoicePage(chromium, (tab) => {
    tab.on('requestfinished', (request) => arrived.add(new URL(request.url()).searchParams.get('url') ?? ''));
    return Promise.resolve();
  });
  const [times, words]: [number[], number[]] = [[], []];
  for (const path of TEN) {
    await addLinks(page, [path]);
    await page.hover(linkTo(path));
    await waitUntil(() => arrived.has(path));
    // Its code, which comes after its data.
    await page.waitForNetworkIdle({ idleTime: 100 });
    await timeClick(page, 'main h1');
    await page.click(linkTo(path));
    times.push(await timed(page));
    expect(await page.evaluate(() => location.pathname)).toBe(path);
    words.push(await clickWord(page));
  }
  console.info(
    `click to page: median ${median(times).toFixed(0)} ms of ${times.map((time) => time.toFixed(0)).join(', ')}`,
  );
  console.info(
    `click to word: median ${median(words).toFixed(0)} ms of ${words.map((time) => time.toFixed(0)).join(', ')}`,
  );
  expect(median(times)).toBeLessThan(MAX_MS * Math.max(slowdown(), median(words) / WORD_MS));
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('while the old page fades, the new one is the document itself: what is under the pointer is its own', async () => {
  const { page, complaints } = await openVoicePage(chromium);
  await addLinks(page, ['/contacts']);
  const under = await page.evaluate(async () => {
    // As `pageTransition` does, however slow the machine is.
    document.documentElement.dataset.leaving = '';
    const transition = document.startViewTransition(() => {
      delete document.documentElement.dataset.leaving;
    });
    await transition.ready;
    const { left, top } = document.querySelector('#mine a')?.getBoundingClientRect() ?? new DOMRect();
    const fading = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
    return { fading, href: document.elementFromPoint(left + 10, top + 10)?.getAttribute('href') };
  });
  expect(under).toEqual({ fading: ['::view-transition-old(root)'], href: '/contacts' });
  await page.click(linkTo('/contacts'));
  await page.waitForFunction('location.pathname === "/contacts" && document.activeElement?.tagName === "H1"');
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a visitor who wants no motion sees none', async () => {
  const { page } = await openVoicePage(chromium, (tab) =>
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
  expect(await untilQuiet(page)).toEqual(pages.get(last));
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
  expect(await untilQuiet(page)).toEqual(pages.get(last));
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
  const ended = await untilQuiet(page);
  expect(ended).toEqual(pages.get(ended.path));
  await page.evaluate(() => history.go(-20));
  await page.evaluate((path) => {
    if (location.pathname !== path) history.back();
  }, PATHS[0]);
  const still = await untilQuiet(page);
  expect(still).toEqual(pages.get(still.path));
  expect(complaints).toEqual([]);
  await leaveTab(page);
});

test('a page that was seen is gone back to without asking for it, where it was left, also without a connection', async () => {
  const { page } = await openVoicePage(chromium);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/getPage')) asked.push(new URL(request.url()).searchParams.get('url') ?? '');
  });
  for (const path of ['/contacts', '/blog']) {
    await addLinks(page, [path]);
    await page.click(linkTo(path));
    await page.waitForFunction(`location.pathname === "${path}" && document.activeElement?.tagName === "H1"`);
    if (path === '/contacts') await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  }
  const before = asked.filter((path) => path === '/contacts').length;
  await page.setOfflineMode(true);
  await page.goBack();
  await page.waitForFunction('location.pathname === "/contacts" && window.scrollY === 300');
  expect(asked.filter((path) => path === '/contacts')).toHaveLength(before);
  // The first page was the server's: of that there is nothing to go back to, so the visitor stays.
  await page.evaluate(() => history.back());
  await page.waitForFunction('document.querySelector("[role=progressbar][data-phase=failed]")');
  await page.waitForFunction('location.pathname === "/contacts"');
  expect(await page.$eval('main h1', (heading) => heading.checkVisibility())).toBe(true);
  await page.setOfflineMode(false);
  await page.evaluate(() => history.back());
  await page.waitForFunction('location.pathname === "/platform/voice" && document.querySelector("[data-block=tabs]")');
  await leaveTab(page);
});

test('a reload keeps the place, and the way back', async () => {
  const { page, complaints } = await openVoicePage(chromium);
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
