import lighthouse from 'lighthouse';
import { startSite } from '#tests/support/startSite.ts';
import { findFullestPages, type FullestPage, type Language } from './fullestPages.ts';
import type { Measurement, Table } from './measurement.ts';
import type { Part } from './part.ts';
import { openPhone } from './phone.ts';
import { writeFigure } from './tables.ts';
import { warmPage } from './warmPage.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Report extends FullestPage {
  readonly language: Language;
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** In ms, of the slow phone that Lighthouse thinks of. */
  readonly paint: number;
  readonly blocking: number;
  /** The audits that are not passed, of the categories in which points are missing. */
  readonly failed: readonly string[];
}

/** What Lighthouse says of each template in each language, on a phone. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse',
  async measure({ languages, tell }) {
    const site = await startSite({ PAGE_TTL: '3600' });
    const phone = await openPhone();
    try {
      const reports: Report[] = [];
      for (const language of languages) {
        const pages = await findFullestPages(site.port, language);
        await Promise.all(pages.map(({ url, host }) => warmPage(site.port, new URL(url).pathname, host)));
        for (const page of pages) {
          reports.push({ ...page, language, ...(await ask(page, phone.port)) });
          tell(`${language} ${page.template}: ${CATEGORIES.map((name) => reports.at(-1)?.scores[name]).join(' ')}`);
        }
      }
      return { about: ABOUT, measurements: CATEGORIES.map((name) => describe(name, reports)), table: tableOf(reports) };
    } finally {
      await phone.close();
      await site.stop('SIGKILL');
    }
  },
};

const ABOUT =
  'Lighthouse 13 as it comes, which is a phone on slow 4G with a processor four times slower, simulated: the page of each template with the most blocks, from the cache. Of a page that is kept out of search engines on purpose it is not asked whether they find it. One run each, so performance wavers by some points.';

type Answer = Pick<Report, 'scores' | 'paint' | 'blocking' | 'failed'>;

async function ask({ url, isUnlisted }: FullestPage, port: number): Promise<Answer> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
    skipAudits: isUnlisted ? ['is-crawlable'] : null,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
  const { categories, audits } = result.lhr;
  const scoreOf = (name: Category) => Math.round((categories[name]?.score ?? NaN) * 100);
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Report['scores'];
  const failed = CATEGORIES.filter((name) => scores[name] < 100).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores,
    paint: audits['largest-contentful-paint']?.numericValue ?? NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? NaN,
    failed,
  };
}

function describe(category: Category, reports: readonly Report[]): Measurement {
  const worst = reports.toSorted((a, b) => a.scores[category] - b.scores[category])[0];
  const full = reports.filter(({ scores }) => scores[category] === 100).length;
  return {
    what: `${category}, the least of all`,
    unit: 'points',
    figure: worst?.scores[category] ?? NaN,
    goal: { of: 'figure', atLeast: 100 },
    note: `${worst?.template ?? ''} ${worst?.language ?? ''}; ${String(full)} of ${String(reports.length)} have 100`,
  };
}

function tableOf(reports: readonly Report[]): Table {
  return {
    head: ['template', 'language', ...CATEGORIES, 'largest paint', 'blocking time', 'not passed'],
    rows: reports.map(({ template, language, scores, paint, blocking, failed }) => [
      template,
      language,
      ...CATEGORIES.map((name) => String(scores[name])),
      writeFigure(paint / 1000, 's'),
      writeFigure(blocking, 'ms'),
      failed.join(', '),
    ]),
  };
}
