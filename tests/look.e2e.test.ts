import type { Page, Viewport } from 'puppeteer';
import { TEMPLATES } from '#src/shared/page.ts';
import { launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { EXEMPLARS, exemplarUrl, LANGUAGES } from '#tests/support/exemplars.ts';
import { findViolations } from '#tests/support/findViolations.ts';
import { findOverflow, findShifts, openLook, openMenus, scrollThrough } from '#tests/support/look.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/** What every template promises to every eye: its exemplar in every language, on a phone, a desktop, and what is narrower. */

const exemplars = Object.entries(EXEMPLARS);
const languages = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
const [english, ...translations] = languages;

let chromium: TestBrowser;

beforeAll(async () => {
  chromium = await launchBrowser();
});
afterAll(async () => {
  await chromium.close();
});

test('every template has its exemplar', () => {
  const [named, templates] = [Object.keys(EXEMPLARS), TEMPLATES.filter((name) => name !== 'landing')];
  expect(named.filter((name) => name !== 'error').sort()).toEqual([...templates].sort());
});

/**
 * What axe finds hangs on structure, colours and sizes: each exemplar is looked at in English and in one translation, so that
 * all together each language is. The rest of the languages is the crawl's.
 */
const axeLooks = (language: string, index: number) =>
  language === english || language === translations[index % translations.length];

const cases = exemplars.flatMap(([template, path], index) =>
  languages.map((language) => ({ template, path, language, axe: axeLooks(language, index) })),
);

/** On a phone: the narrowest screen that must do, and 1440 px enlarged to 200 % (WCAG 1.4.10, 1.4.4). */
const NARROW = [
  { width: 320, height: 800 },
  { width: 720, height: 400, deviceScaleFactor: 2 },
];
const WIDTHS = [
  { width: 1440, narrower: [] },
  { width: 375, narrower: NARROW },
];

test.each(cases)(
  '$template in $language: nothing shifts, overflows or complains, and axe (called: $axe) finds nothing, menus open',
  async ({ template, path, language, axe }) => {
    const url = exemplarUrl(path, LANGUAGES[language], sitePort());
    for (const { width, narrower } of WIDTHS) {
      const { page, complaints } = await openLook(chromium, url, width);
      await scrollThrough(page);
      const shifts = await findShifts(page);
      const overflows = await findOverflows(page, narrower);
      if (axe) await openMenus(page, width);
      const violations = axe ? await findViolations(page) : [];
      expect({ width, shifts, overflows, violations }).toEqual({ width, shifts: [], overflows: [], violations: [] });
      // The console tells of every answer that is an error, and the error page is one.
      expect(complaints).toEqual(template === 'error' ? [expect.stringContaining('status of 404')] : []);
      await page.close();
    }
  },
);

/** @returns what scrolls sideways or is cut off at each width; the page has the size that it had, afterwards */
async function findOverflows(page: Page, narrower: readonly Viewport[]) {
  const before = page.viewport();
  const overflows = [];
  for (const viewport of narrower) {
    await page.setViewport(viewport);
    const { sideways, cut } = await findOverflow(page);
    if (sideways > 0 || cut.length > 0) overflows.push({ viewport, sideways, cut });
  }
  await page.setViewport(before);
  return overflows;
}
