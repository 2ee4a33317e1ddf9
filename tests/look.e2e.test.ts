import type { Page, Viewport } from 'puppeteer';
import { launchBrowser, layOutAll, type TestBrowser } from '#tests/support/browser.ts';
import { EXEMPLARS, exemplarUrl, LANGUAGES } from '#tests/support/exemplars.ts';
import { findViolations } from '#tests/support/findViolations.ts';
import {
  findDivided,
  findOverflow,
  findShifts,
  openLooks,
  openMenus,
  scrollThrough,
  type Looks,
} from '#tests/support/look.ts';
import { sitePort } from '#tests/support/sitePages.ts';

/**
 * What every template promises to every eye: its exemplar on a desktop, a phone, and what is narrower.
 *
 * Each exemplar arrives on the desktop in English and on the phone in one translation, which all together are every language. It is
 * scrolled through, so that all comes as a visitor makes it come, made as wide as the other screens, and looked at by axe with its
 * menus open. What shifts and what axe finds hangs on structure, colours and sizes; colours, two thirds of its time, are the same on
 * both screens. What overflows hangs on the words, too: those of a language that is a third longer are in lookModes, and
 * `npm run crawl` looks at each page in each language.
 */

const exemplars = Object.entries(EXEMPLARS);
const languages = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
const [english, ...translations] = languages;

const SCREENS = { desktop: { width: 1440, height: 800 }, phone: { width: 375, height: 800 } };
/** The narrowest screen that must do, and 1440 px enlarged to 200 % (WCAG 1.4.10, 1.4.4). */
const NARROW = [
  { width: 320, height: 800 },
  { width: 720, height: 400, deviceScaleFactor: 2 },
];

let chromium: TestBrowser;
let looks: Looks;

beforeAll(async () => {
  chromium = await launchBrowser();
  looks = await openLooks(chromium);
});
afterAll(async () => {
  await chromium.close();
});

interface Visit {
  readonly screen: keyof typeof SCREENS;
  /** Looked at for what overflows, beside the screen itself. */
  readonly others: readonly Viewport[];
}

const ENGLISH: Visit = { screen: 'desktop', others: [SCREENS.phone, ...NARROW] };
const TRANSLATED: Visit = { screen: 'phone', others: [...NARROW, SCREENS.desktop] };

/** By language, as each host has a process of its own, which would compile the site's scripts anew each time one comes back to it. */
const cases = languages.flatMap((language) =>
  exemplars.flatMap(([template, path], index) => {
    if (language === english) return [{ template, path, language, ...ENGLISH }];
    return language === translations[index % translations.length] ? [{ template, path, language, ...TRANSLATED }] : [];
  }),
);

test.each(cases)(
  '$template in $language, $screen: nothing shifts, overflows, complains or writes days and figures anew, and axe finds nothing, menus open',
  async ({ template, path, language, screen, others }) => {
    const url = exemplarUrl(path, LANGUAGES[language], sitePort());
    const { page, formats, complaints } = await looks.open(url, SCREENS[screen]);
    await scrollThrough(page);
    const shifts = await findShifts(page);
    const divided = screen === 'desktop' ? await findDivided(page) : [];
    await layOutAll(page);
    const overflows = await findOverflows(page, others);
    await openMenus(page);
    const violations = await findViolations(page, { colours: screen === 'desktop' });
    expect({ shifts, divided, overflows, violations, formats }).toEqual({
      shifts: [],
      divided: [],
      overflows: [],
      violations: [],
      formats: [],
    });
    // The console tells of every answer that is an error, and the error page is one.
    expect(complaints()).toEqual(template === 'error' ? [expect.stringContaining('status of 404')] : []);
  },
);

/** @returns what scrolls sideways or is cut off, as the page is and at each other size; it is as it was afterwards */
async function findOverflows(page: Page, others: readonly Viewport[]) {
  const before = page.viewport()!;
  const overflows = [];
  for (const viewport of [before, ...others]) {
    if (viewport !== before) await page.setViewport(viewport);
    const { sideways, cut } = await findOverflow(page);
    if (sideways > 0 || cut.length > 0) overflows.push({ viewport, sideways, cut });
  }
  await page.setViewport(before);
  return overflows;
}
