import { allows, type Consent } from '#src/visitor/data/consent.ts';
import { CONSENT_ENTRIES } from '#src/visitor/data/consentEntries.ts';

/** @returns a consent in the words of Consent Mode v2, each of them */
export const consentMode = (consent: Consent): Readonly<Record<string, 'granted' | 'denied'>> =>
  Object.fromEntries(
    CONSENT_ENTRIES.flatMap(({ id, gtm }) => gtm.map((name) => [name, allows(consent, id) ? 'granted' : 'denied'])),
  );
