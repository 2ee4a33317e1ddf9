import { REQUIRED_CATEGORIES, type ConsentCategory } from '#src/visitor/data/consentCategories.ts';

/** A line of the banner (SPEC part 3, Cookie consent entry); its name and what it is for are in `words/consentWords.ts`. */
interface ConsentEntry {
  readonly id: ConsentCategory;
  /** Nobody is asked: its switch is on and stays on. */
  readonly required: boolean;
  /** What the banner's first button takes while no switch was touched. The button says so: nothing is taken in silence. */
  readonly checked: boolean;
  /** What it is for the tag manager: storage types of Consent Mode v2 that are denied without it. */
  readonly gtm: readonly string[];
}

/** In the order of the banner. */
export const CONSENT_ENTRIES: readonly ConsentEntry[] = [
  { id: 'necessary', required: true, checked: true, gtm: ['security_storage'] },
  { id: 'functional', required: false, checked: true, gtm: ['functionality_storage', 'personalization_storage'] },
  { id: 'analytics', required: false, checked: true, gtm: ['analytics_storage'] },
  { id: 'marketing', required: false, checked: true, gtm: ['ad_storage', 'ad_user_data', 'ad_personalization'] },
];

/** What the first button takes while no switch was touched. */
export const OFFERED_CATEGORIES: readonly ConsentCategory[] = CONSENT_ENTRIES.filter(({ checked }) => checked).map(
  ({ id }) => id,
);

/** @returns the categories with one of them switched; what is required stays */
export const switchCategory = (chosen: readonly ConsentCategory[], id: ConsentCategory): readonly ConsentCategory[] =>
  CONSENT_ENTRIES.map((entry) => entry.id).filter(
    (each) => REQUIRED_CATEGORIES.includes(each) || chosen.includes(each) !== (each === id),
  );
