import type { Page } from 'puppeteer';
import { launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { EXEMPLARS, exemplarUrl, LANGUAGES } from '#tests/support/exemplars.ts';
import { findOverflow, openLooks, type Looks } from '#tests/support/look.ts';
import { sitePort } from '#tests/support/sitePages.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';

/** What every template promises where texts are longer, nothing may move, or the visitor chooses the colours. */

const exemplars = Object.entries(EXEMPLARS);

let chromium: TestBrowser;
let looks: Looks;

beforeAll(async () => {
  chromium = await launchBrowser();
  looks = await openLooks(chromium);
});
afterAll(async () => {
  await chromium.close();
});

describe('In the pseudo-locale, a third longer', () => {
  let site: RunningSite;

  beforeAll(async () => {
    site = await startSite({ NODE_ENV: 'test', SHUTDOWN_GRACE_MS: '500' });
  });
  afterAll(async () => {
    await site.stop();
  });

  test.each(exemplars)('no text of %s leaves its place, from phone to desktop', async (_template, path) => {
    const url = exemplarUrl(path, { host: 'localhost', prefix: '/xa' }, site.port);
    const { page } = await looks.open(url, { width: 320, height: 800 });
    for (const width of [320, 768, 1200]) {
      await page.setViewport({ width, height: 800 });
      expect({ width, ...(await findOverflow(page)) }).toEqual({ width, sideways: 0, cut: [] });
    }
  });
});

describe('As the visitor has set it', () => {
  let emulate: (feature: string, value: string) => Promise<void>;

  beforeAll(async () => {
    const session = await looks.page.createCDPSession();
    emulate = async (name, value) => {
      await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
    };
  });

  test.each(exemplars)(
    'nothing on %s moves with reduced motion, on arrival, under the pointer, on a jump; with forced colours all is readable, and what can be pressed has an edge or a line',
    async (_template, path) => {
      await emulate('prefers-reduced-motion', 'reduce');
      const { page } = await looks.open(exemplarUrl(path, LANGUAGES.en, sitePort()), { width: 1280, height: 800 });
      const link = await page.$('main a');
      await link?.hover();
      expect(await findMotion(page)).toEqual({ moving: [], jump: 'auto' });
      await emulate('forced-colors', 'active');
      expect(await findBareControls(page)).toEqual([]);
    },
  );

  test('with forced colours the chosen tab has an edge, and the others have none', async () => {
    await emulate('forced-colors', 'active');
    const { page } = await looks.open(exemplarUrl('/products/voicebot', LANGUAGES.en, sitePort()), {
      width: 1280,
      height: 800,
    });
    await page.waitForSelector('[data-look=line] > [role=tab][aria-selected=true]');
    const edges = await page.$$eval('[data-look=line] > [role=tab]', (tabs) =>
      tabs.map((tab) => ({
        isChosen: tab.getAttribute('aria-selected') === 'true',
        isSeen: getComputedStyle(tab).borderBlockEndColor !== getComputedStyle(document.body).backgroundColor,
      })),
    );
    expect(edges.length).toBeGreaterThan(1);
    expect(edges.filter(({ isChosen, isSeen }) => isChosen !== isSeen)).toEqual([]);
  });
});

/** @returns the properties of place or size that an animation changes, and how the page goes to an anchor */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((property) =>
        ['transform', 'translate', 'scale', 'rotate', 'top', 'left', 'insetBlockStart'].includes(property),
      );
    return { moving, jump: getComputedStyle(document.documentElement).scrollBehavior };
  });

/** @returns what can be pressed and does not show it in forced colours; @throws when they are not forced */
const findBareControls = (page: Page) =>
  page.$$eval('main :is(a, button, input, select, textarea, summary)', (controls) => {
    if (!matchMedia('(forced-colors: active)').matches) throw new Error('Colours are not forced');
    return controls
      .filter((control) => control.checkVisibility() && control.textContent.trim() !== '')
      .filter((control) => {
        const { borderTopWidth, borderBottomWidth, textDecorationLine, color, backgroundColor } =
          getComputedStyle(control);
        const edge = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
        const link =
          control.tagName === 'A' &&
          (textDecorationLine.includes('underline') || color !== getComputedStyle(document.body).color);
        const disclosure = control.tagName === 'SUMMARY' || control.getAttribute('role') === 'tab';
        return color === backgroundColor || !(edge || link || disclosure);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
