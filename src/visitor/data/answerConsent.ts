// Browser only. What a page needs once its visitor answers; no part of the first script.
import type { Consent } from '#src/visitor/data/consent.ts';
import { REQUIRED_CATEGORIES, type ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { KEPT_ENTRIES, type KeptName } from '#src/visitor/data/keptEntries.ts';
import {
  currentConsent,
  forget,
  forgetAll,
  hasConsent,
  write,
  type Storable,
} from '#src/visitor/data/visitorStorage.ts';

/** The type of the document event that says that the visitor has answered, here or in another tab. */
const CONSENT_EVENT = 'site:consent';

/**
 * Keeps the visitor's answer and removes at once what it no longer covers.
 *
 * @param accepted beside what is required; an empty list is a refusal
 */
export function giveConsent(accepted: readonly ConsentCategory[]): void {
  write('consent', JSON.stringify([...new Set([...REQUIRED_CATEGORIES, ...accepted])]));
  announce();
}

/** Takes the answer back: the visitor is asked again. */
export function withdrawConsent(): void {
  forget('consent');
  announce();
}

/**
 * @param listener is told of each answer from now on, of other tabs too
 * @returns a function that ends this
 */
export function onConsent(listener: (consent: Consent) => void): () => void {
  const tell = () => listener(currentConsent());
  const ofOtherTab = ({ key }: StorageEvent) => {
    // No key: the whole storage was emptied.
    if (key === null || key === KEPT_ENTRIES.consent.key) announce();
  };
  document.addEventListener(CONSENT_EVENT, tell);
  window.addEventListener('storage', ofOtherTab);
  return () => {
    document.removeEventListener(CONSENT_EVENT, tell);
    window.removeEventListener('storage', ofOtherTab);
  };
}

/** A refusal is worth nothing if what was kept before stays. */
function dropRefused(): void {
  for (const name of Object.keys(KEPT_ENTRIES) as KeptName[]) {
    if (isStorable(name) && !hasConsent(KEPT_ENTRIES[name].category)) forgetAll(name);
  }
}

function announce(): void {
  dropRefused();
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

const isStorable = (name: KeptName): name is Storable => ['local', 'session'].includes(KEPT_ENTRIES[name].place);
