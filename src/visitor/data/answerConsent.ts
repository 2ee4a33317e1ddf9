// Browser only. What a page needs once its visitor answers; no part of the first script.
import type { Consent } from '#src/visitor/data/consent.ts';
import { REQUIRED_CATEGORIES, type ConsentCategory } from '#src/visitor/data/consentCategories.ts';
import { dropNow } from '#src/visitor/data/dropNow.ts';
import { KEPT_ENTRIES, type KeptName } from '#src/visitor/data/keptEntries.ts';
import {
  currentConsent,
  forgetAnswer,
  forgetUnkeptAnswer,
  hasConsent,
  keepAnswer,
} from '#src/visitor/data/visitorStorage.ts';

/** The type of the document event that says that the visitor has answered, here or in another tab. */
const CONSENT_EVENT = 'site:consent';

/**
 * Keeps the visitor's answer and removes at once what it no longer covers.
 *
 * @param accepted beside what is required; an empty list is a refusal
 * @returns whether the browser keeps it; otherwise it holds until the document is left
 */
export function giveConsent(accepted: readonly ConsentCategory[]): boolean {
  const isKept = keepAnswer(JSON.stringify([...new Set([...REQUIRED_CATEGORIES, ...accepted])]));
  announce();
  return isKept;
}

/** Takes the answer back: the visitor is asked again. */
export function withdrawConsent(): void {
  forgetAnswer();
  announce();
}

/**
 * @param listener is told of each answer from now on, of other tabs too
 * @returns a function that ends this
 */
export function onConsent(listener: (consent: Consent) => void): () => void {
  let told = currentConsent();
  const tell = () => {
    told = currentConsent();
    listener(told);
  };
  const tellOfOthers = () => {
    dropRefused();
    tell();
  };
  const ofOtherTab = ({ key }: StorageEvent) => {
    // No key: the whole storage was emptied.
    if (key !== null && key !== KEPT_ENTRIES.consent.key) return;
    forgetUnkeptAnswer();
    tellOfOthers();
  };
  // A page that comes back from the browser's memory has heard of nothing meanwhile.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted && JSON.stringify(told) !== JSON.stringify(currentConsent())) tellOfOthers();
  };
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener(CONSENT_EVENT, tell, { signal });
  window.addEventListener('storage', ofOtherTab, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  return () => ended.abort();
}

/** A refusal is worth nothing if what was kept before stays. What is required is never refused, so no database is. */
function dropRefused(): void {
  for (const name of Object.keys(KEPT_ENTRIES) as KeptName[]) {
    if (!hasConsent(KEPT_ENTRIES[name].category)) dropNow(name);
  }
}

function announce(): void {
  dropRefused();
  document.dispatchEvent(new Event(CONSENT_EVENT));
}
