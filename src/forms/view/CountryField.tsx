import { useLingui } from '@lingui/react/macro';
import { useField } from '#src/forms/view/useField.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { COUNTRY_CODES } from '#src/forms/data/countries.ts';
import { regionNames } from '#src/i18n/regionNames.ts';
import type { FormField } from '#src/forms/data/formDefinition.ts';
import { SelectField } from '#src/ui/fields/SelectField.tsx';

/**
 * The country of company and number. Names and their order are those of the server: a browser may know newer ones, which
 * is no reason to render the list again.
 */
export function CountryField({ field }: { readonly field: FormField }) {
  const { t } = useLingui();
  const { iso } = useSite();
  const { control, registered, value } = useField(field);
  const countries = countriesIn(iso);
  return (
    <SelectField {...control} {...registered} defaultValue={value ?? ''}>
      <option value="">{t`Please choose`}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

const byLanguage = new Map<string, readonly NamedCountry[]>();

/** To name and sort all countries takes longer than to render them. */
function countriesIn(iso: string): readonly NamedCountry[] {
  const countries = byLanguage.get(iso) ?? nameCountries(iso);
  byLanguage.set(iso, countries);
  return countries;
}

function nameCountries(iso: string): NamedCountry[] {
  const names = regionNames(iso);
  const { compare } = new Intl.Collator(iso);
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code.toUpperCase()) ?? code })).sort((one, other) =>
    compare(one.name, other.name),
  );
}
