import { useMemo, useSyncExternalStore } from 'react';
import { onConsent } from '#src/visitor/data/answerConsent.ts';
import { readConsent, type Consent } from '#src/visitor/data/consent.ts';
import { currentConsent } from '#src/visitor/data/visitorStorage.ts';

const asText = (consent: Consent) => JSON.stringify(consent);
const UNASKED = asText(readConsent(null, false));

/** @returns what the visitor has agreed to, now and after each answer; on the server, that nobody has been asked */
export function useConsent(): Consent {
  const text = useSyncExternalStore(
    onConsent,
    () => asText(currentConsent()),
    () => UNASKED,
  );
  return useMemo(() => JSON.parse(text) as Consent, [text]);
}
