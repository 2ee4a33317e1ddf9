import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** What a visitor sees first has the line to itself: scripts come when the page is painted (docs/decisions/0059). */

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

/** How long the styles are kept back, in ms: nothing is painted without them. */
const HELD = 600;

test.each(['/products/voicebot', '/pricing', '/blog'])(
  '%s is painted before any script but the first is asked for',
  async (path) => {
    const { page, complaints } = await openTab(chromium.browser);
    await page.setCacheEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const wait = request.resourceType() === 'stylesheet' ? delay(HELD) : Promise.resolve();
      void wait.then(() => request.continue());
    });
    await page.goto(siteOrigin() + path);
    await waitForHydration(page);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ initiatorType, name }) => initiatorType === 'script' || /\/begin\..*js$/.test(name))
        .map(({ name, startTime }) => ({ name: name.replace(/.*\/|\..*/g, ''), startTime })),
    }));
    const before = scripts.filter(({ startTime }) => startTime < painted).map(({ name }) => name);
    expect(new Set(before)).toEqual(new Set(['begin']));
    expect(scripts.map(({ name }) => name)).toEqual(expect.arrayContaining(['vendor', 'main']));
    expect(painted).toBeGreaterThan(HELD);
    expect(complaints).toEqual([]);
    await leaveTab(page);
  },
);
