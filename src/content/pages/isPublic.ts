import type { PageDocument } from '#src/content/document.ts';

/** @returns whether a document may be seen at a moment */
export function isPublic(
  { settings: { draft, publishAt, until } }: Pick<PageDocument, 'settings'>,
  now: Date,
): boolean {
  return !draft && (!publishAt || new Date(publishAt) <= now) && (!until || now < new Date(until));
}
