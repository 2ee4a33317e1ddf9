import type { Task } from './carryOut.ts';
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
import { withBrowser } from './withBrowser.ts';

/**
 * @param target the site, and which part of its pages; what is seen without a browser is told by the first part
 * @param onVisit is told of each page when it was visited
 * @returns what every look has shown
 * @throws when it is cut off
 */
export function runCrawl(
  { origin, shard }: Pick<Arguments, 'origin' | 'shard'>,
  { progress, signal }: Task,
  onVisit: (result: Result) => void,
): Promise<Shown> {
  return withBrowser(signal, async () => {
    const messageIds = await readMessageIds();
    const { results, pages } = await sweepSite(origin, { get: createGet({ signal }), messageIds, progress });
    signal.throwIfAborted();
    const own = pages.filter((_, index) => index % shard.count === shard.index - 1);
    progress.begin('Reading the markup of its pages', own.length);
    const validated = await Promise.all(own.map((page) => validate(page, progress)));
    progress.begin('Opening its pages in a browser', own.length);
    const addresses = own.map(({ address }) => address);
    const visits = await visitAll(addresses, { axe: true, signal }, (visit) => {
      progress.add(visit);
      onVisit(visit);
    });
    return { results: [...(shard.index === 1 || pages.length === 0 ? results : []), ...validated, ...visits] };
  });
}

/** A page that no sitemap names has no twin. */
async function validate({ address, html, offered }: SweptPage, progress: Progress): Promise<Result> {
  const start = performance.now();
  const complaints = [...(await validateHtml(html)), ...(offered ? checkTwin(html) : [])];
  const result: Result = { check: 'markup', address, status: 200, ms: performance.now() - start, complaints };
  progress.add(result);
  return result;
}
