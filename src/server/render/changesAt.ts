import type { Page } from '#src/shared/page/page.ts';

/**
 * @param page as it is at the moment
 * @returns the ISO moment at which the clock alone will have made another page of it, or none; undefined when it stays
 */
export function changesAt(page: Pick<Page, 'changesAt' | 'webinar' | 'until'>): string | undefined {
  const named = [page.changesAt, page.webinar?.changesAt, page.until];
  const moments = named.flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)]));
  return moments.length === 0 ? undefined : new Date(Math.min(...moments)).toISOString();
}
