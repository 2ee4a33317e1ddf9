import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

/** What a visitor sees first has the line to itself: scripts come behind it (docs/decisions/0059). */

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
  '%s is painted before any script but what brings them is asked for',
  async (path) => {
    const { page, complaints } = await openTab(chromium.browser);
    await page.setCacheEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const wait = request.resourceType() === 'stylesheet' ? delay(HELD) : Promise.resolve();
      void wait.then(() => request.continue());
    });
    const html = (await (await page.goto(siteOrigin() + path))?.text()) ?? '';
    const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    await waitForHydration(page);
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => ({
        path: new URL(entry.name).pathname,
        asked: entry.startTime,
        came: entry.responseEnd,
      })),
    );
    const shown = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN);
    const styled = Math.max(...files.filter((file) => styles.includes(file.path)).map(({ came }) => came));
    expect(shown).toBeGreaterThan(styled);
    const scripts = files.flatMap(({ path: name, asked }) =>
      name.endsWith('.js') ? [{ name: name.replace(/.*\/|\..*/g, ''), asked }] : [],
    );
    const early = scripts.filter(({ asked }) => asked < shown).map(({ name }) => name);
    expect(early).toEqual(['begin']);
    expect(scripts.map(({ name }) => name)).toEqual(expect.arrayContaining(['vendor', 'main']));
    expect(shown).toBeGreaterThan(HELD);
    expect(complaints).toEqual([]);
    await leaveTab(page);
  },
);
