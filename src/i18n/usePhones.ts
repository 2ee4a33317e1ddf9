import { useLingui } from '@lingui/react/macro';
import { company, type Phone } from '#config/company.ts';
import { regionNames } from '#src/i18n/regionNames.ts';
import { useSite } from '#src/request/SiteContext.tsx';

/** A number and where it is meant for; or, for the rest of the world, what to do instead. */
export type PhoneEntry = { readonly id: string; readonly region: string } & (
  | Pick<Phone, 'number' | 'dialable'>
  | { readonly instead: string }
);

/** All numbers that a page may show, in the order in which it shows them. */
interface Phones {
  /** Of the countries that the site is for; none where it is for all. */
  readonly own: readonly PhoneEntry[];
  /** By region: the three cases of SPEC part 9. */
  readonly regional: readonly PhoneEntry[];
}

/** @returns the phone numbers for the site's visitors, each named in the language of the page */
export function usePhones(): Phones {
  const { t } = useLingui();
  const { variant, iso } = useSite();
  const countries = regionNames(iso);
  const { europe, americas } = company.regionalPhones;
  return {
    own: company.phones[variant].map(({ country, ...phone }) => ({
      id: country,
      region: countries.of(country) ?? country,
      ...phone,
    })),
    regional: [
      { id: 'europe', region: t`Europe, Russia and CIS`, ...europe },
      { id: 'americas', region: t`USA, Canada and Latin America`, ...americas },
      { id: 'other', region: t`Other regions`, instead: t`Write to us, and we call you back` },
    ],
  };
}
