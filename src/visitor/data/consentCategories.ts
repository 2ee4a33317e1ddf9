/** What a visitor can agree to (SPEC part 3, Cookie consent entry): the stored answer is a list of these. */
export const CONSENT_CATEGORIES = ['necessary', 'functional', 'analytics', 'marketing'] as const;

/** One of them. */
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What the site cannot do without, and asks nobody for. */
export const REQUIRED_CATEGORIES: readonly ConsentCategory[] = ['necessary'];
