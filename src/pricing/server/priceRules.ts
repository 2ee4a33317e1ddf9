import { DEFAULT_COUNTRY } from '#config/constants.ts';

/** The business rules of the price lists, all of them (SPEC part 5, last paragraph). */

const HIDDEN_COUNTRY = 'by';
const FREE_PACKET = /free/i;

/** @param iso lower case */
export function isListedCountry(iso: string): boolean {
  return iso !== HIDDEN_COUNTRY;
}

/** @param name a packet's name, as in the price file */
export function isListedPacket(name: string): boolean {
  return !FREE_PACKET.test(name);
}

/**
 * @param countries in any order
 * @param iso the locale by whose alphabet they are sorted, `es-ES`
 * @returns the United States, then all others by title
 */
export function sortCountries<Country extends { readonly iso: string; readonly title: string }>(
  countries: readonly Country[],
  iso: string,
): Country[] {
  const { compare } = new Intl.Collator(iso);
  const isFirst = (country: Country) => Number(country.iso === DEFAULT_COUNTRY);
  return [...countries].sort((a, b) => isFirst(b) - isFirst(a) || compare(a.title, b.title));
}
