import type { LocaleCode } from '#config/locales.ts';
import { createCountryIndex, type CountryIndex } from '#src/pricing/server/countrySearch.ts';
import { readPhoneDigits } from '#src/pricing/server/phoneDigits.ts';
import { createPrefixIndex, type PrefixIndex, type PrefixRate } from '#src/pricing/server/prefixSearch.ts';
import type { PriceSet } from '#src/pricing/server/priceFiles.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { LONGEST_PRICE_QUESTION, type PriceMatch } from '#src/pricing/data/priceMatch.ts';
import { CATEGORIES, type PriceCountry } from '#src/pricing/data/prices.ts';

const MOST_MATCHES = 8;
/** Longer ones are whole numbers: nobody looks for prefixes that begin with them. */
const LONGEST_BEGINNING = 6;

interface Indexes {
  readonly names: CountryIndex;
  readonly prefixes: PrefixIndex;
}

/** Made once for each state of the files, at the first question. */
const indexes = new WeakMap<PriceSet, Indexes>();

/**
 * @param q a country's name in any of the site's languages, or its code; a prefix, or the beginning of one; a phone number,
 *   however it is written (`phoneDigits.ts`). What is longer than `LONGEST_PRICE_QUESTION` is cut
 * @param locale of the titles, and of the order of what is equally good
 * @returns at most eight, best first. Of prefixes the longest that fits the digits wins; of the same length, landlines come
 *   before mobile numbers (the order of `CATEGORIES`), the United States before others, others by title. Then follow
 *   prefixes that the digits may be the beginning of
 */
export function searchPrices(prices: Prices, q: string, locale: LocaleCode): PriceMatch[] {
  const question = q.slice(0, LONGEST_PRICE_QUESTION);
  const { names, prefixes } = indexesOf(prices);
  const listed = prices.countries(locale);
  const countries = new Map(listed.map((country) => [country.iso, country]));
  const titleOf = (iso: string) => countries.get(iso)?.title ?? iso;
  const readings = readPhoneDigits(question);
  const matches =
    readings.length > 0
      ? readings.flatMap((digits) => findPrefixes(prefixes, digits, countries))
      : names.find(question, listed).map((iso): PriceMatch => ({ iso, title: titleOf(iso), kind: 'country' }));
  return matches.slice(0, MOST_MATCHES);
}

function indexesOf(prices: Prices): Indexes {
  const state = prices.state();
  const known = indexes.get(state);
  if (known) return known;
  const named = prices.countries('en').map(({ iso, title }) => ({ iso, name: prices.country(iso)?.name ?? title }));
  const made = { names: createCountryIndex(named), prefixes: createPrefixIndex(state) };
  indexes.set(state, made);
  return made;
}

type Countries = ReadonlyMap<string, PriceCountry>;

function findPrefixes(prefixes: PrefixIndex, digits: string, countries: Countries): PriceMatch[] {
  const place = ({ iso, category }: PrefixRate) =>
    [CATEGORIES.indexOf(category), countries.get(iso)?.index ?? 0] as const;
  const byPlace = (a: PrefixRate, b: PrefixRate) => {
    const [[categoryA, indexA], [categoryB, indexB]] = [place(a), place(b)];
    return categoryA - categoryB || indexA - indexB || Number(a.prefix) - Number(b.prefix);
  };
  const longer = digits.length <= LONGEST_BEGINNING ? prefixes.beginningWith(digits) : [];
  const found = [...[...prefixes.longest(digits)].sort(byPlace), ...[...longer].sort(byPlace)];
  return found.map((rate) => ({
    ...rate,
    title: countries.get(rate.iso)?.title ?? rate.iso,
    kind: digits.length > rate.prefix.length ? 'number' : 'prefix',
  }));
}
