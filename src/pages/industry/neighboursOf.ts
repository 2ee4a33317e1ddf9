import type { Crumb } from '#src/shared/page/page.ts';

/**
 * @param pages in a circle, so that no page is a dead end
 * @param current the path of one of them
 * @returns the pages before and after it; only a next one of two, none of one
 */
export function neighboursOf(
  pages: readonly Crumb[],
  current: string,
): { readonly previous?: Crumb | undefined; readonly next?: Crumb | undefined } {
  const index = pages.findIndex(({ path }) => path === current);
  if (index < 0 || pages.length < 2) return {};
  const next = pages[(index + 1) % pages.length];
  return pages.length === 2 ? { next } : { next, previous: pages.at(index - 1) };
}
