import type { Page, Template } from '#src/shared/page.ts';

/** The templates of single-solution records: these are named at length where there is a long title. */
const SOLUTION_RECORDS: readonly Template[] = ['solution'];

/**
 * @returns what the head calls a page, in its title and in link previews (SPEC part 3, page metadata): a solution's
 *   `longtitle` where it has one, else `title`. On other pages `longtitle` is the headline alone.
 */
export function headTitle({ template, title, longtitle }: Pick<Page, 'template' | 'title' | 'longtitle'>): string {
  return (SOLUTION_RECORDS.includes(template) ? longtitle : undefined) ?? title;
}
