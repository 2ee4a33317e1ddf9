// Browser only. The one database of the site (`outbox` of KEPT_ENTRIES): texts and files that wait for the network.
import { clear, delMany, entries, set } from 'idb-keyval';
import { readFirst } from '#src/visitor/data/firstStorage.ts';
import { KEPT_ENTRIES } from '#src/visitor/data/keptEntries.ts';

/** @throws when the browser keeps nothing, as in some private windows */
export const putRecord = (key: string, value: unknown): Promise<void> => set(key, value);

/** @returns all that is in it, by key */
export const readRecords = <T>(): Promise<[string, T][]> => entries<string, T>();

/** Removes some of it. */
export const removeRecords = (keys: readonly string[]): Promise<void> => delMany([...keys]);

/** @returns how much is in it; looking makes no database where there is none */
export async function countRecords(): Promise<number> {
  return (await isThere()) ? (await entries()).length : 0;
}

/** Empties it. */
export async function clearRecords(): Promise<void> {
  if (await isThere()) await clear();
}

async function isThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === KEPT_ENTRIES.outbox.key);
  } catch {
    // Not every browser names its databases (Firefox before 126): the mark says as well that something waits.
    return readFirst('outboxMark') !== null;
  }
}
