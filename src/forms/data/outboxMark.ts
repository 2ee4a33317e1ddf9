/** Says, without opening a database, that a form waits for the network. */
const MARK = 'form_outbox';

/** @returns whether a form may be waiting: cheap, for every page */
export function mayHaveQueued(): boolean {
  return localStorage.getItem(MARK) !== null;
}

/** @param isWaiting whether any form waits now, not only the one that has just come or gone */
export function setQueuedMark(isWaiting: boolean): void {
  if (isWaiting) localStorage.setItem(MARK, 'true');
  else localStorage.removeItem(MARK);
}
