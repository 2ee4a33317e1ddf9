// Browser only. The texts that the site keeps on a visitor's device, each with the consent that it needs. Beside it are
// `firstStorage.ts` for the first script and `keptDatabase.ts` for messages that wait for the network: they need none.
import { allows, readConsent, type Consent } from '#src/visitor/data/consent.ts';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { storageAt, writeText } from '#src/visitor/data/firstStorage.ts';
import { KEPT_ENTRIES, type KeptName } from '#src/visitor/data/keptEntries.ts';

/** Of what a browser stores as text under a name; cookies are the server's, and databases have calls of their own. */
export type Storable = {
  [N in KeptName]: (typeof KEPT_ENTRIES)[N]['place'] extends 'local' | 'session' ? N : never;
}[KeptName];
/** `drafts` holds one text a form: its name is asked for where the key ends in `*`. */
type NameOf<N extends Storable> = (typeof KEPT_ENTRIES)[N]['key'] extends `${string}*` ? [part: string] : [];

/** The answer of a visitor whose browser does not keep it: it holds as long as the document does. */
let unkeptAnswer: string | undefined;

/** @returns what the visitor has agreed to, now */
export function currentConsent(): Consent {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  const answer = unkeptAnswer ?? storageOf('consent')?.getItem(KEPT_ENTRIES.consent.key) ?? null;
  return readConsent(answer, globalPrivacyControl === true);
}

/**
 * @param answer a JSON list of categories
 * @returns whether it is kept; where it is not, it counts all the same
 */
export function keepAnswer(answer: string): boolean {
  const isKept = write('consent', answer);
  unkeptAnswer = isKept ? undefined : answer;
  return isKept;
}

/** What another tab has answered since counts instead of an answer that is not kept. */
export function forgetUnkeptAnswer(): void {
  unkeptAnswer = undefined;
}

/** Removes the visitor's answer. */
export function forgetAnswer(): void {
  forgetUnkeptAnswer();
  forget('consent');
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
  return writeText(storageOf(name), keyOf(name, part), value);
}

/** Removes it, whatever the visitor has agreed to. */
export function forget<N extends Storable>(name: N, ...part: NameOf<N>): void {
  storageOf(name)?.removeItem(keyOf(name, part));
}

const keyOf = (name: Storable, [part = '']: readonly string[]): string => KEPT_ENTRIES[name].key.replace(/\*$/, part);

/** @returns where the browser keeps it; nothing where it refuses that */
export const storageOf = (name: Storable): Storage | undefined => storageAt(KEPT_ENTRIES[name].place);
