import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { sceneSpecimens } from '#src/scenes/sceneSpecimens.gen.ts';
import { launchBrowser, openTab, type TestBrowser } from '#tests/support/browser.ts';
import { builtChunk } from '#tests/support/builtChunks.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** What `look.e2e` does not see of scenes: their weight in the build, and that they come to rest where they are without motion. */

/** Brotli, in bytes. */
const STYLES = 3072;
/** In ms. */
const LONGEST = 5000;

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

test.each(Object.keys(sceneSpecimens))('the styles of %s are light, and those of its parts are not in them', (name) => {
  expect(statSync(path.join('dist/client', `${builtChunk(`scene-${name}`, '.css')}.br`)).size).toBeLessThanOrEqual(
    STYLES,
  );
});

/** The parts of the scenes that one can see, as they are now. */
const places = (page: Page) =>
  page.$$eval('[data-scene] [data-step]', (steps) =>
    steps
      .filter((step) => step.checkVisibility())
      .map((step) => {
        const { filter, opacity, transform } = getComputedStyle(step);
        const { width, height } = step.getBoundingClientRect();
        return { filter, opacity, transform, width, height };
      }),
  );

declare global {
  interface Window {
    endsOfMotion?: number[];
  }
}

/**
 * Goes to each scene, as a reader does, and has it rest: what begins there is brought to its end, what does not is waited for.
 *
 * @returns when each thing that moves in a scene is over, in ms
 */
async function readScenes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    window.endsOfMotion = [];
  });
  for (const scene of await page.$$('[data-scene]')) {
    if (!(await scene.evaluate((figure) => figure.checkVisibility()))) continue;
    await scene.evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForFunction(
      (figure) => {
        for (const animation of figure.getAnimations({ subtree: true })) {
          window.endsOfMotion?.push(Number(animation.effect?.getComputedTiming().endTime));
          if (animation.playState === 'running') animation.finish();
        }
        return [...figure.querySelectorAll('[data-step]')].every((step) => getComputedStyle(step).filter === 'none');
      },
      {},
      scene,
    );
  }
  return await page.evaluate(() => window.endsOfMotion ?? []);
}

/** Together they show every scene; a page of each is enough, as what moves in a scene is its own. */
const PAGES = [
  '/',
  '/platform/voice',
  '/kit',
  '/products/predictivedialer',
  '/products/caller-id-shaper',
  '/products/in-app-voice-and-video-calls',
  '/products/intellitrunk',
  '/products/ultravox-client',
  '/about',
  '/verification',
  '/security-and-privacy-overview',
  '/promo/appointment-reminders',
  '/blog/masking-numbers-for-couriers',
  '/blog/one-time-codes-that-arrive',
  '/blog/sip-trunk-failover-rehearsal',
] as const;

test('no scene is left out of what is looked at below', async () => {
  const documents = await Promise.all(PAGES.map(async (url) => (await fetch(siteOrigin() + url)).text()));
  const shown = documents.flatMap((html) => [...html.matchAll(/data-scene="([^"]+)"/g)].map(([, name]) => name));
  expect([...new Set(shown)].sort()).toEqual(Object.keys(sceneSpecimens).sort());
});

const allowMotion = (page: Page, value: 'reduce' | 'no-preference') =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);

test.each(PAGES)(
  'what happens in the scenes of %s is over in five seconds, and rests as it is without motion',
  async (url) => {
    const { page } = await openTab(chromium.browser);
    await allowMotion(page, 'no-preference');
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(siteOrigin() + url, { waitUntil: 'load' });
    const ends = await readScenes(page);
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(LONGEST);
    const moved = await places(page);
    expect(moved.length).toBeGreaterThan(0);

    await allowMotion(page, 'reduce');
    expect(await readScenes(page)).toEqual([]);
    expect(moved).toEqual(await places(page));
    await leaveTab(page);
  },
);

test('without a script the visitor of the stage still chooses', async () => {
  const { page } = await openTab(chromium.browser);
  await page.setJavaScriptEnabled(false);
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${siteOrigin()}/`, { waitUntil: 'load' });
  const shown = () =>
    page.$$eval('[data-scene-choice]', (scenes) => scenes.map((scene) => scene.checkVisibility()).indexOf(true));
  expect(await shown()).toBe(0);
  // Each button is where its label is: a magnifier follows the focus there, and a number for the voice stands there.
  const apart = await page.$$eval('input[name="top-scene"]', (buttons) =>
    buttons.map((button) => {
      const [place, label] = [button, button.labels![0]!].map((element) => element.getBoundingClientRect());
      return Math.hypot(place!.x - label!.x, place!.y - label!.y) > 4;
    }),
  );
  expect(apart).toEqual(apart.map(() => false));
  await page.click('label[for="top-2"]');
  expect(await shown()).toBe(2);
  // And by keys, as radio buttons are.
  await page.keyboard.press('ArrowRight');
  expect(await shown()).toBe(3);
  await leaveTab(page);
});
