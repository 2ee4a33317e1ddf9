import type { ElementHandle } from 'puppeteer';
import { launchBrowser, openTab, waitForHydration, type TestBrowser } from '#tests/support/browser.ts';
import { leaveTab } from '#tests/support/leftTabs.ts';
import { siteOrigin } from '#tests/support/sitePages.ts';

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

const SHOWN = ['backgroundColor', 'borderStyle', 'color', 'cursor', 'outlineStyle', 'translate'] as const;

/** How it looks once what changes has changed. */
async function lookOf(button: ElementHandle<HTMLButtonElement>): Promise<string> {
  await button.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return button.evaluate((element, names) => {
    const style = getComputedStyle(element);
    const label = getComputedStyle(element.firstElementChild ?? element).opacity;
    return JSON.stringify([...names.map((name) => style[name]), label]);
  }, SHOWN);
}

test('a button looks different when it loads, is disabled, is pointed at, has the focus and is pressed', async () => {
  const { page, complaints } = await openTab(chromium.browser);
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${siteOrigin()}/contacts`);
  await waitForHydration(page);
  const button = await page.$('main form button[type="submit"]');
  if (!button) throw new Error('The page has no form');
  await button.scrollIntoView();
  const looks: Record<string, string> = { plain: await lookOf(button) };
  await button.hover();
  looks.hover = await lookOf(button);
  // Pressed and let go of elsewhere, so that nothing is sent.
  await page.mouse.down();
  looks.active = await lookOf(button);
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.keyboard.press('Tab');
  await button.focus();
  looks.focus = await lookOf(button);
  await button.evaluate((element) => element.blur());
  for (const [state, name] of [
    ['loading', 'aria-busy'],
    ['disabled', 'disabled'],
  ] as const) {
    await button.evaluate((element, attribute) => element.setAttribute(attribute, 'true'), name);
    looks[state] = await lookOf(button);
    await button.evaluate((element, attribute) => element.removeAttribute(attribute), name);
  }
  expect(new Set(Object.values(looks)).size).toBe(Object.keys(looks).length);
  expect(complaints).toEqual([]);
  await leaveTab(page);
});
