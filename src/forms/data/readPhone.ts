import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

interface ReadPhone {
  /** E.164 where it is valid, else as it was typed. */
  readonly number: string;
  readonly isValid: boolean;
}

/**
 * The number as the country writes it, or with a `+` that names another. The browser loads this when a phone field has
 * the focus; the server does it again, as what the browser says about it is only said.
 *
 * @param typed what stands in the field
 * @param country ISO code, in letters of any size; one that is unknown leaves only numbers with a `+`
 */
export function readPhone(typed: string, country: string): ReadPhone {
  const parsed = parsePhoneNumberFromString(typed, country.toUpperCase() as CountryCode);
  return parsed?.isValid() ? { number: parsed.number, isValid: true } : { number: typed, isValid: false };
}
