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

test.each(cases)(
  '$template in $language: nothing shifts, overflows or complains, and axe (called: $axe) finds nothing, menus open',
  async ({ template, path, language, axe }) => {
    const url = exemplarUrl(path, LANGUAGES[language], sitePort());
    for (const width of [1440, 375]) {
      const { page, complaints } = await openLook(chromium, url, width);
      await scrollThrough(page);
      const shifts = await findShifts(page);
      if (axe) await openMenus(page, width);
      const violations = axe ? await findViolations(page) : [];
      expect({ width, shifts, violations }).toEqual({ width, shifts: [], violations: [] });
      // The console tells of every answer that is an error, and the error page is one.
      expect(complaints).toEqual(template === 'error' ? [expect.stringContaining('status of 404')] : []);
      await page.close();
    }
  },
);

/** The narrowest screen that must do, and 1440 px enlarged to 200 % (WCAG 1.4.10, 1.4.4). */
const NARROW = [
  { width: 320, height: 800 },
  { width: 720, height: 400, deviceScaleFactor: 2 },
];

test.each(cases)('$template in $language does not scroll sideways, however narrow', async ({ path, language }) => {
  const { page } = await openLook(chromium, exemplarUrl(path, LANGUAGES[language], sitePort()), NARROW[0]!.width);
  for (const viewport of NARROW) {
    await page.setViewport(viewport);
    expect({ viewport, ...(await findOverflow(page)) }).toEqual({ viewport, sideways: 0, cut: [] });
  }
  await page.close();
});
