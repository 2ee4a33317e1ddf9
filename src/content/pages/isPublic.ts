import type { PageDocument } from '#src/content/document.ts';

/** @returns whether a document may be seen at a moment */
export function isPublic(
  { settings: { draft, publishAt, until } }: Pick<PageDocument, 'settings'>,
  now: Date,
): boolean {
  return !draft && (!publishAt || new Date(publishAt) <= now) && (!until || now < new Date(until));
}

/** @returns from when on somebody sees a document: from now, or from when it is published. What it shows is judged by then */
export function shownFrom({ settings: { publishAt } }: Pick<PageDocument, 'settings'>, now: Date): Date {
  return publishAt ? new Date(Math.max(Date.parse(publishAt), now.getTime())) : now;
}
