import { templateEntry } from '#src/app/registry/templates.ts';
import type { Page } from '#src/shared/page/page.ts';

/**
 * @returns what the head calls a page, in its title and in link previews (SPEC part 3, page metadata): where the template
 *   names its pages at length the `longtitle`, if there is one, else `title`. On other pages `longtitle` is the headline alone.
 */
export function headTitle({ template, title, longtitle }: Pick<Page, 'template' | 'title' | 'longtitle'>): string {
  return (templateEntry(template).namedAtLength ? longtitle : undefined) ?? title;
}
