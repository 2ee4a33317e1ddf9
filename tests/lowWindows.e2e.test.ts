import type { Page } from 'puppeteer';
import { launchBrowser, openUnansweredTab, waitForShell, type TestBrowser } from '#tests/support/browser.ts';
import { forgetVisitor } from '#tests/support/forgetVisitor.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/** The question for consent in a low window: a phone on its side, or a desktop enlarged to 400 % (WCAG 1.4.10). */

const BANNER = '[data-consent]';
const TOGGLE = `${BANNER} button[aria-expanded]`;

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterEach(() => forgetVisitor(chromium));
afterAll(async () => {
  await chromium.close();
});

/** Opens the home page in the language with the longest words, where the question is asked. */
async function openAsked(width: number, height: number): Promise<Page> {
  const { page } = await openUnansweredTab(chromium.browser);
  await page.setViewport({ width, height });
  await page.goto(`http://ru.localhost:${String(sitePort())}/`);
  await waitForShell(page);
  await page.waitForSelector(BANNER);
  await page.waitForFunction(`getComputedStyle(document.querySelector('${BANNER}')).opacity === '1'`);
  return page;
}

/** @returns how many of the elements can be pressed where they stand, once they are scrolled to within what is around them */
const countReachable = (page: Page, selector: string, scrolled: boolean) =>
  page.$$eval(
    selector,
    (elements, scroll) =>
      elements.filter((element) => {
        if (scroll) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && element.contains(hit);
      }).length,
    scrolled,
  );

test.each([
  [320, 180],
  [320, 256],
  [320, 480],
  [640, 360],
  [800, 360],
])(
  'at %i × %i every answer and link can be scrolled to, and a switch is seen once they open',
  async (width, height) => {
    const page = await openAsked(width, height);
    expect(await countReachable(page, `${BANNER} :is(a, button)`, true)).toBe(6);
    await page.click(TOGGLE);
    await page.waitForSelector(`${BANNER} [role=switch]`);
    expect(await countReachable(page, `${BANNER} [role=switch]`, false)).toBeGreaterThan(0);
    expect(await countReachable(page, `${BANNER} :is(a, button)`, true)).toBe(6);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test.each([
  [320, 256],
  [640, 360],
])('at %i × %i what has the focus is seen, in the page and in the question', async (width, height) => {
  const page = await openAsked(width, height);
  const isSeen = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const { left, top, width: w, height: h } = focused?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(left + w / 2, top + h / 2);
      return focused?.contains(hit) === true ? true : `${focused?.textContent ?? ''} is hidden`;
    });
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < 8; stop += 1) {
    expect(await isSeen()).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.focus(`${BANNER} button`);
  for (let stop = 0; stop < 6; stop += 1) {
    expect(await isSeen()).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  expect(await isSeen()).toBe(true);
});
