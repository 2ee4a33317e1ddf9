import { checkContent, type CheckedSite } from '#src/content/check/checkContent.ts';
import { nextTurn } from '#src/content/pages/isPublic.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';

/** The last moment that a `Date` can name, in ms since 1970. */
const FOREVER = 8.64e15;

/**
 * @param snapshot all content
 * @param site see `checkContent`
 * @param now the moment of the check
 * @returns until when the check of the same content finds nothing: the next moment at which a page is published, or gone, in ms
 *   since 1970; 0 when it finds something now
 */
export function checkedUntil(snapshot: ContentSnapshot, site: CheckedSite, now: Date): number {
  if (checkContent(snapshot, site, now).length > 0) return 0;
  return Math.min(nextTurn(snapshot.documents.values(), now.getTime()), FOREVER);
}
