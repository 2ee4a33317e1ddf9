import { forgetFirst, readFirst, writeFirst } from '#src/visitor/data/firstStorage.ts';

/** The type of the window event that says: there is something to send or to tell that no page has looked at. */
export const OUTBOX_EVENT = 'outbox';

/** @returns whether a form may be waiting: cheap, for every page, since it opens no database */
export function mayHaveQueued(): boolean {
  return readFirst('outboxMark') !== null;
}

/** @param isWaiting whether any form waits now, not only the one that has just come or gone */
export function setQueuedMark(isWaiting: boolean): void {
  if (isWaiting) writeFirst('outboxMark', 'true');
  else forgetFirst('outboxMark');
}
