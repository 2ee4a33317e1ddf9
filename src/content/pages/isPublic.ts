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

/**
 * @param time in ms since 1970
 * @returns the next moment at which the clock alone publishes one of the documents, or takes one away, in ms since 1970;
 *   `Infinity` where there is none
 */
export function nextTurn(documents: Iterable<Pick<PageDocument, 'settings'>>, time: number): number {
  let next = Infinity;
  for (const { settings } of documents)
    for (const moment of [settings.publishAt, settings.until]) {
      const turn = moment === undefined ? Infinity : Date.parse(moment);
      if (turn > time) next = Math.min(next, turn);
    }
  return next;
}
