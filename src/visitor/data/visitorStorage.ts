// Browser only. The one way to what the site keeps on a visitor's device: nothing else touches the browser's storage.
import { allows, readConsent, type Consent } from '#src/visitor/data/consent.ts';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { KEPT_ENTRIES, type KeptName } from '#src/visitor/data/keptEntries.ts';

/** Of what a browser stores as text under a name; cookies are the server's, and databases have calls of their own. */
export type Storable = {
  [N in KeptName]: (typeof KEPT_ENTRIES)[N]['place'] extends 'local' | 'session' ? N : never;
}[KeptName];
/** `drafts` holds one text a form: its name is asked for where the key ends in `*`. */
type NameOf<N extends Storable> = (typeof KEPT_ENTRIES)[N]['key'] extends `${string}*` ? [part: string] : [];

/** @returns what the visitor has agreed to, now */
export function currentConsent(): Consent {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return readConsent(storageOf('consent')?.getItem(KEPT_ENTRIES.consent.key) ?? null, globalPrivacyControl === true);
}

/** @returns whether something of the category may be kept or asked for, now */
export const hasConsent = (category: ConsentCategory): boolean => allows(currentConsent(), category);

/** @returns what is kept under the name; nothing without consent to it, or where the browser keeps nothing */
export function read<N extends Storable>(name: N, ...part: NameOf<N>): string | null {
  return hasConsent(KEPT_ENTRIES[name].category) ? (storageOf(name)?.getItem(keyOf(name, part)) ?? null) : null;
}

/**
 * @param value a text; of objects their JSON
 * @returns whether it is kept: not without consent to it, and not where the browser has no room or keeps nothing
 */
export function write<N extends Storable>(name: N, value: string, ...part: NameOf<N>): boolean {
  if (!hasConsent(KEPT_ENTRIES[name].category)) return false;
  try {
    storageOf(name)?.setItem(keyOf(name, part), value);
    return storageOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** Removes it, whatever the visitor has agreed to. */
export function forget<N extends Storable>(name: N, ...part: NameOf<N>): void {
  storageOf(name)?.removeItem(keyOf(name, part));
}

/** Removes all texts under the name, those of a key with `*` too. */
export function forgetAll(name: Storable): void {
  const storage = storageOf(name);
  for (const key of keysOf(name)) storage?.removeItem(key);
}

/** @returns the keys that the browser holds of a name */
export function keysOf(name: Storable): string[] {
  const { key } = KEPT_ENTRIES[name];
  const start = key.replace(/\*$/, '');
  return Object.keys(storageOf(name) ?? {}).filter((held) => (start === key ? held === key : held.startsWith(start)));
}

const keyOf = (name: Storable, [part = '']: readonly string[]): string => KEPT_ENTRIES[name].key.replace(/\*$/, part);

/** A browser may refuse its storage as a whole: then nothing is kept, and the page works as on a first visit. */
function storageOf(name: Storable): Storage | undefined {
  try {
    return KEPT_ENTRIES[name].place === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}
