import type { Page } from 'puppeteer';
import { launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { EXEMPLARS, exemplarUrl, LANGUAGES } from '#tests/support/exemplars.ts';
import { findOverflow, openLook } from '#tests/support/look.ts';
import { sitePort } from '#tests/support/sitePages.ts';
import { startSite, type RunningSite } from '#tests/support/startSite.ts';

/** What every template promises where texts are longer, nothing may move, or the visitor chooses the colours. */

const exemplars = Object.entries(EXEMPLARS);

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
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
    const { page } = await openLook(chromium, url, 320);
    for (const width of [320, 768, 1200]) {
      await page.setViewport({ width, height: 800 });
      expect({ width, ...(await findOverflow(page)) }).toEqual({ width, sideways: 0, cut: [] });
    }
    await page.close();
  });
});

test.each(exemplars)(
  'with reduced motion nothing on %s moves: not on arrival, not under the pointer, not on a jump',
  async (_template, path) => {
    const reduce = (page: Page) => page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const { page } = await openLook(chromium, exemplarUrl(path, LANGUAGES.en, sitePort()), 1280, reduce);
    const link = await page.$('main a');
    await link?.hover();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame))
        .filter((property) =>
          ['transform', 'translate', 'scale', 'rotate', 'top', 'left', 'insetBlockStart'].includes(property),
        ),
    );
    const jump = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect({ moving, jump }).toEqual({ moving: [], jump: 'auto' });
    await page.close();
  },
);

test.each(exemplars)(
  'with forced colours everything on %s is readable, and what can be pressed has an edge or a line',
  async (_template, path) => {
    const force = async (page: Page) => {
      const session = await page.createCDPSession();
      await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    };
    const { page } = await openLook(chromium, exemplarUrl(path, LANGUAGES.en, sitePort()), 1280, force);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const bare = await page.$$eval('main :is(a, button, input, select, textarea, summary)', (controls) =>
      controls
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
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(bare).toEqual([]);
    await page.close();
  },
);
