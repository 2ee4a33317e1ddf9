// Browser only.
import { expireCookie, readCookies } from '#src/visitor/data/cookies.ts';
import { KEPT_ENTRIES, type KeptName } from '#src/visitor/data/keptEntries.ts';
import { forgetAll, matchingKeys } from '#src/visitor/data/keptKeys.ts';
import type { Storable } from '#src/visitor/data/visitorStorage.ts';

/** @returns whether it is a text of the browser's storage */
export const isStorable = (name: KeptName): name is Storable => ['local', 'session'].includes(KEPT_ENTRIES[name].place);

/** Removes all texts and cookies of a name, whatever the visitor has agreed to; databases have `keptDatabase.ts`. */
export function dropNow(name: KeptName): void {
  if (isStorable(name)) forgetAll(name);
  else if (KEPT_ENTRIES[name].place === 'cookie') {
    for (const key of matchingKeys(name, [...readCookies().keys()])) expireCookie(key);
  }
}
