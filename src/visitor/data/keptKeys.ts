// Browser only. What a browser holds under the names of the list; no part of the first script.
import { KEPT_ENTRIES, type KeptName } from '#src/visitor/data/keptEntries.ts';
import { storageOf, type Storable } from '#src/visitor/data/visitorStorage.ts';

/** @returns the keys that the browser holds of a name */
export const keysOf = (name: Storable): string[] => matchingKeys(name, Object.keys(storageOf(name) ?? {}));

/** @returns those of the keys that are meant by a name */
export function matchingKeys(name: KeptName, held: readonly string[]): string[] {
  const { key } = KEPT_ENTRIES[name];
  const start = key.replace(/\*$/, '');
  return held.filter((each) => (start === key ? each === key : each.startsWith(start)));
}

/** Removes all texts under the name, those of a key with `*` too. */
export function forgetAll(name: Storable): void {
  for (const key of keysOf(name)) storageOf(name)?.removeItem(key);
}
