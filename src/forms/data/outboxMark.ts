import { forget, read, write } from '#src/visitor/data/visitorStorage.ts';

/** @returns whether a form may be waiting: cheap, for every page, since it opens no database */
export function mayHaveQueued(): boolean {
  return read('outboxMark') !== null;
}

/** @param isWaiting whether any form waits now, not only the one that has just come or gone */
export function setQueuedMark(isWaiting: boolean): void {
  if (isWaiting) write('outboxMark', 'true');
  else forget('outboxMark');
}
