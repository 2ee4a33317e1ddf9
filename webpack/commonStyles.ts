import type { ContentPage } from './firstVisits.ts';

/**
 * How much of what visitors come to needs each style, with every template as likely as another, and of each template every
 * page.
 *
 * @param pages all pages of the content
 * @param stylesOf the styles of a chunk, by its name
 * @returns for each style from above 0 to 1
 */
export function shareStyles<Style>(
  pages: readonly ContentPage[],
  stylesOf: (this: void, chunk: string) => readonly Style[],
): Map<Style, number> {
  const pagesOf = Map.groupBy(pages, ({ template }) => template);
  const shares = new Map<Style, number>();
  for (const { template, chunks } of pages) {
    const weight = 1 / pagesOf.size / (pagesOf.get(template)?.length ?? 1);
    const needed = Object.values<readonly string[]>({ ...chunks }).flat();
    for (const style of new Set(needed.flatMap(stylesOf))) shares.set(style, (shares.get(style) ?? 0) + weight);
  }
  return shares;
}

/**
 * @param orders of each chunk its styles in the order in which they must stand
 * @returns each style once, in an order that keeps to all of them; where they contradict each other, to the first
 */
export function mergeOrders<Style>(orders: readonly (readonly Style[])[]): Style[] {
  const merged: Style[] = [];
  let rest = orders.filter((order) => order.length > 0);
  while (rest[0]) {
    const isFree = ([first]: readonly Style[]) => !rest.some((order) => order.indexOf(first as Style) > 0);
    const [next] = rest.find(isFree) ?? rest[0];
    merged.push(next as Style);
    rest = rest.map((order) => order.filter((style) => style !== next)).filter((order) => order.length > 0);
  }
  return merged;
}
