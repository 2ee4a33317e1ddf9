import { shareBrowser } from '#tests/support/browser.ts';
import { checkTwin } from './checkTwin.ts';
import { createGet } from './createGet.ts';
import type { Progress } from './createProgress.ts';
import { readMessageIds } from './readMessageIds.ts';
import type { Arguments } from './readArguments.ts';
import type { Result } from './Result.ts';
import { sweepSite } from './sweepSite.ts';
import type { SweptPage } from './SweptPage.ts';
import type { Shown } from './tell.ts';
import { validateHtml } from './validateHtml.ts';
import { visitAll } from './visitAll.ts';

/**
 * @param target the site, and which part of its pages; what is seen without a browser is told by the first part
 * @param progress is told what is done
 * @param onVisit is told of each page when it was visited
 * @returns what every look has shown
 */
export async function runCrawl(
  { origin, shard }: Pick<Arguments, 'origin' | 'shard'>,
  progress: Progress,
  onVisit: (result: Result) => void,
): Promise<Shown> {
  const messageIds = await readMessageIds();
  const browser = await shareBrowser();
  try {
    const { results, pages } = await sweepSite(origin, { get: createGet(), messageIds, progress });
    const own = pages.filter((_, index) => index % shard.count === shard.index - 1);
    progress.begin('Opening its pages in a browser', own.length);
    const validated = await Promise.all(own.map(validate));
    const visits = await visitAll(
      own.map(({ address }) => address),
      { axe: true },
      (visit) => {
        progress.add(visit);
        onVisit(visit);
      },
    );
    return { results: [...(shard.index === 1 || pages.length === 0 ? results : []), ...validated, ...visits] };
  } finally {
    await browser.close();
  }
}

/** A page that no sitemap names has no twin. */
async function validate({ address, html, offered }: SweptPage): Promise<Result> {
  const start = performance.now();
  const complaints = [...(await validateHtml(html)), ...(offered ? checkTwin(html) : [])];
  return { check: 'markup', address, status: 200, ms: performance.now() - start, complaints };
}
