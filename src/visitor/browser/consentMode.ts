import { allows, type Consent } from '#src/visitor/data/consent.ts';
import type { ConsentCategory } from '#src/visitor/data/consentCategories.ts';

type Answer = 'granted' | 'denied';

/** What Consent Mode v2 calls it, by what the visitor is asked for; `security_storage` is what the site cannot do without. */
const CATEGORY_OF: Readonly<Record<string, ConsentCategory>> = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'necessary',
};

/** @returns a consent in the words of Consent Mode v2, each of them */
export const consentMode = (consent: Consent): Readonly<Record<string, Answer>> =>
  Object.fromEntries(
    Object.entries(CATEGORY_OF).map(([name, category]) => [name, allows(consent, category) ? 'granted' : 'denied']),
  );
