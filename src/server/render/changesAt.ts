import type { Page } from '#src/shared/page/page.ts';

/**
 * @param page as it is at the moment
 * @param turn the next moment at which the clock adds a page to the site, or takes one away, in ms since 1970: header, footer
 *   and lists of any page may link to it
 * @returns the ISO moment at which the clock alone will have made another page of it, or none; undefined when it stays
 */
export function changesAt(page: Pick<Page, 'changesAt' | 'webinar' | 'until'>, turn = Infinity): string | undefined {
  const named = [page.changesAt, page.webinar?.changesAt, page.until];
  const moments = named.flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)]));
  const first = Math.min(...moments, turn);
  return first === Infinity ? undefined : new Date(first).toISOString();
}
