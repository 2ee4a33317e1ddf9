import { CONSENT_CATEGORIES, REQUIRED_CATEGORIES, type ConsentCategory } from '#src/visitor/data/consentCategories.ts';

/** What a visitor has agreed to. */
export interface Consent {
  readonly accepted: readonly ConsentCategory[];
  /** Who said so: the visitor here, their browser for all sites (Global Privacy Control), or nobody yet. */
  readonly by: 'visitor' | 'signal' | 'nobody';
}

/**
 * An answer given here counts; a browser that refuses for all sites has answered for who has not. Whoever has said nothing
 * has agreed to nothing.
 *
 * @param stored what the browser holds under `cookie`: a JSON list of categories (SPEC part 4); what is no such list is none
 * @param refusesAll whether the browser sends Global Privacy Control
 */
export function readConsent(stored: string | null, refusesAll: boolean): Consent {
  const accepted = parse(stored);
  if (accepted) return { accepted: [...new Set([...REQUIRED_CATEGORIES, ...accepted])], by: 'visitor' };
  return { accepted: REQUIRED_CATEGORIES, by: refusesAll ? 'signal' : 'nobody' };
}

/** @returns whether something of the category may be kept or asked for */
export const allows = ({ accepted }: Consent, category: ConsentCategory): boolean => accepted.includes(category);

function parse(stored: string | null): ConsentCategory[] | undefined {
  try {
    const list: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(list) ? CONSENT_CATEGORIES.filter((category) => list.includes(category)) : undefined;
  } catch {
    return undefined;
  }
}
