import type { Page } from '#src/shared/page/page.ts';

/**
 * @param page as it is at the moment
 * @returns the ISO moment at which the clock alone will have made another page of it, or none; undefined when it stays
 */
export function changesAt({ webinar, until }: Pick<Page, 'webinar' | 'until'>): string | undefined {
  const moments = [webinar?.changesAt, until].flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)]));
  return moments.length === 0 ? undefined : new Date(Math.min(...moments)).toISOString();
}
