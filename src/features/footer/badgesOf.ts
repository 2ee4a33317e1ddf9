import { company, type Badge } from '#config/company.ts';
import type { useSite } from '#src/request/SiteContext.tsx';

/** @returns the badges of a site in a language, by the rows of `config/company.ts` */
export function badgesOf({
  variant,
  locale,
}: Pick<ReturnType<typeof useSite>, 'variant' | 'locale'>): readonly Badge[] {
  return company.badges.filter(
    ({ variants, locales }) => (!variants || variants.includes(variant)) && (!locales || locales.includes(locale)),
  );
}
