/** How many pages stand on each side of the current one. */
const AROUND = 1;

/**
 * @param current the page that is shown, from 1
 * @param count how many pages there are
 * @returns the pages to link: the first, the last and those around the current one, `gap` for what is left out. A gap
 * never stands for a single page: that page fits in its place
 */
export function pageList(current: number, count: number): (number | 'gap')[] {
  const shown = [...Array(count).keys()]
    .map((index) => index + 1)
    .filter((page) => page === 1 || page === count || Math.abs(page - current) <= AROUND);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
