import { AUTH_SUBMENU_TOP, HEADER_FIXED_AFTER, HEADER_HEIGHT } from '#config/constants.ts';
import { launchBrowser, openTab, waitForHydration, waitUntilDrawn, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';
import { WORDS } from '#tests/support/voicePage.ts';

/** What the header does while the page scrolls, and where its parts stand (SPEC parts 2 and 9). */

let chromium: TestBrowser;
/** A long page of nothing but words, for whoever looks at the header alone. */
let words: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  chromium = await launchBrowser();
  words = await open(WORDS, 1280);
});
afterAll(async () => {
  await chromium.close();
});

async function open(path: string, width: number, origin = siteOrigin()) {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width, height: 800 });
  await page.goto(`${origin}${path}`);
  await waitForHydration(page);
  const header = () =>
    page.$eval('header', (element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top, height, fixed: element.dataset.fixed === 'true', surface: element.dataset.surface };
    });
  const scroll = async (y: number) => {
    await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
    }, y);
    // Two frames: one for the event, one for what it changed; then the arrival, which takes 200 ms.
    await waitUntilDrawn(page);
    // Of the header alone: a scene further down waits to be seen, and would never end.
    await page.$eval('header', async (element) => {
      await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
    return header();
  };
  return { page, complaints, header, scroll };
}

/** @returns the long page at its top, its menus closed, as wide as wanted */
async function atTop(width: number) {
  await words.page.bringToFront();
  await words.page.setViewport({ width, height: 800 });
  await words.page.$$eval('header [name="auth-menu"]', (menus) => {
    for (const menu of menus) (menu as HTMLDetailsElement).open = false;
  });
  await words.scroll(0);
  return words;
}

const PANEL = HEADER_HEIGHT.large - HEADER_HEIGHT.medium;

test.each([
  [375, HEADER_HEIGHT.small],
  [1199, HEADER_HEIGHT.small],
  [1200, HEADER_HEIGHT.large],
])('at %d px it is %d px high', async (width, height) => {
  const { header } = await atTop(width);
  expect(await header()).toMatchObject({ top: 0, height });
});

test.each([
  [375, 0, HEADER_HEIGHT.small],
  [1280, PANEL, HEADER_HEIGHT.large],
])(
  'at %d px it leaves with the top of the page, and is fixed without its panel once 100 px are behind, both ways',
  async (width, panel, height) => {
    const { complaints, scroll } = await atTop(width);
    const leaving = (y: number) => ({ top: 0 - Math.min(y, height), fixed: false });
    expect(await scroll(40)).toMatchObject(leaving(40));
    const before = leaving(HEADER_FIXED_AFTER - 1);
    const after = { top: 0 - panel, fixed: true };
    for (const [y, expected] of [
      ...([
        [99, before],
        [100, after],
        [101, after],
        [2000, after],
      ] as const),
      ...([
        [101, after],
        [100, after],
        [99, before],
        [100, after],
        [99, before],
        [0, leaving(0)],
      ] as const),
    ]) {
      expect({ y, ...(await scroll(y)) }).toMatchObject({ y, ...expected });
    }
    expect(complaints).toEqual([]);
  },
);

test.each([375, 1280])('at %d px it comes and goes without a jump, and nothing below it shifts', async (width) => {
  const { page, scroll } = await open(WORDS, width);
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  const moves = async (y: number) => {
    const started = await page.$eval(
      'header',
      async (element, to) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const animations = element.getAnimations({ subtree: true });
        return animations.map((animation) => (animation as CSSTransition).transitionProperty);
      },
      y,
    );
    await scroll(y);
    return started;
  };
  await scroll(99);
  expect([await moves(100), await moves(99)]).toEqual([['top'], ['top']]);
  await scroll(0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
  expect(shifts.map(({ value }) => value)).toEqual([]);
  await leaveTab(page);
});

test('it is purple until the first view is behind, and never on a light page', async () => {
  const { scroll } = await atTop(1280);
  expect(await scroll(799)).toMatchObject({ surface: 'purple955' });
  expect(await scroll(800)).toMatchObject({ surface: 'white' });
  const light = await open('/contacts', 1280);
  expect(await light.scroll(0)).toMatchObject({ surface: 'white' });
  await leaveTab(light.page);
});

test.each([
  ['at the top, with the panel', 0, AUTH_SUBMENU_TOP.block],
  ['while the panel leaves', 10, AUTH_SUBMENU_TOP.block - 10],
  ['below the panel', 60, AUTH_SUBMENU_TOP.inline],
  ['fixed', 1500, AUTH_SUBMENU_TOP.inline],
])('sign in and sign up open to the pixel: %s', async (_state, y, expected) => {
  for (const width of [1200, 1440]) {
    const { page, scroll } = await atTop(width);
    await scroll(y);
    for (const index of [0, 1]) {
      await page.$$eval(
        'header [name="auth-menu"]',
        (menus, at) => ((menus[at] as HTMLDetailsElement).open = true),
        index,
      );
      await scroll(y);
      const list = await page.$('header [name="auth-menu"][open] ul');
      const top = await list?.evaluate((element) => element.getBoundingClientRect().top);
      expect({ width, index, top }).toEqual({ width, index, top: expected });
    }
  }
});

test('without a panel sign in opens at 82 px', async () => {
  const { page } = await open(WORDS, 1280, siteOrigin().replace('localhost', 'ru.localhost'));
  await page.click('header [name="auth-menu"] > summary');
  const tops = await page.$eval('header', (header) => [
    header.hasAttribute('data-panel'),
    header.querySelector('[name="auth-menu"] ul')?.getBoundingClientRect().top,
  ]);
  expect(tops).toEqual([false, AUTH_SUBMENU_TOP.inline]);
  await leaveTab(page);
});

test('sign in and sign up open one at a time, and the same one closes', async () => {
  const { page, complaints } = await atTop(1280);
  const press = async (index: number) => {
    const summaries = await page.$$('header [name="auth-menu"] > summary');
    await summaries[index]?.click();
    return page.$$eval('header [name="auth-menu"]', (menus) => menus.map((menu) => (menu as HTMLDetailsElement).open));
  };
  expect(await press(0)).toEqual([true, false]);
  expect(await press(1)).toEqual([false, true]);
  expect(await press(1)).toEqual([false, false]);
  expect(complaints).toEqual([]);
});

test('who goes back up by the keyboard sees where the focus is: the header stands over none of it', async () => {
  const { page, scroll } = await atTop(1280);
  await scroll(1_000_000);
  await page.$$eval('footer a', (links) => links.at(-1)?.focus());
  const covered: unknown[] = [];
  await page.keyboard.down('Shift');
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const [name, room] = await page.evaluate(() => {
      const header = document.querySelector('header')!.getBoundingClientRect();
      const focused = document.activeElement!;
      return [focused.textContent, focused.getBoundingClientRect().top - header.bottom] as const;
    });
    if (room < 0) covered.push(name);
  }
  await page.keyboard.up('Shift');
  expect(covered).toEqual([]);
});

test('in a low window, as one at 400 %, what an anchor leads to is in sight', async () => {
  const { page } = await atTop(320);
  await page.setViewport({ width: 320, height: 180 });
  const { top, header } = await page.$eval('main h2[id]', (heading) => {
    heading.scrollIntoView({ behavior: 'instant' });
    return { top: heading.getBoundingClientRect().top, header: document.querySelector('header')!.offsetHeight };
  });
  expect(top).toBeGreaterThanOrEqual(header);
  expect(top).toBeLessThanOrEqual(180 - 48);
});
