import { isListedCountry } from '#src/pricing/server/priceRules.ts';
import type { PriceSet } from '#src/pricing/server/priceFiles.ts';
import { CATEGORIES, type Category, type Price } from '#src/pricing/data/prices.ts';

/** What a minute to the numbers of a prefix costs, from anywhere. */
export interface PrefixRate {
  readonly iso: string;
  readonly category: Category;
  readonly prefix: string;
  readonly price: Price;
}

/** The price list by prefixes. */
export interface PrefixIndex {
  /** @returns the rates of the longest prefix with which the digits begin */
  longest(digits: string): readonly PrefixRate[];
  /** @returns the rates of prefixes that go on behind the digits: of several with one price in one country, the first */
  beginningWith(digits: string): readonly PrefixRate[];
}

const isSameKind = (one: PrefixRate, other: PrefixRate) => one.iso === other.iso && one.category === other.category;

/** @param set the files; without those of calls there is nothing to find */
export function createPrefixIndex({ calls }: PriceSet): PrefixIndex {
  const byPrefix = new Map<string, PrefixRate[]>();
  const rows: PrefixRate[][] = [];
  for (const country of calls?.to.international ?? []) {
    if (!isListedCountry(country.country_code)) continue;
    for (const category of CATEGORIES) {
      for (const { prefixes, price } of country[category]?.prices ?? []) {
        const rates = [...new Set(prefixes)].map((prefix) => ({ iso: country.country_code, category, prefix, price }));
        // A prefix that a list has twice is one to whoever reads it: the first counts.
        const row = rates.filter((rate) => !byPrefix.get(rate.prefix)?.some((known) => isSameKind(known, rate)));
        rows.push(row);
        for (const rate of row) byPrefix.set(rate.prefix, [...(byPrefix.get(rate.prefix) ?? []), rate]);
      }
    }
  }
  const longestPrefix = Math.max(0, ...[...byPrefix.keys()].map((prefix) => prefix.length));
  return {
    longest(digits) {
      for (let length = Math.min(longestPrefix, digits.length); length > 0; length -= 1) {
        const found = byPrefix.get(digits.slice(0, length));
        if (found) return found;
      }
      return [];
    },
    beginningWith: (digits) =>
      rows.flatMap((row) => row.find(({ prefix }) => prefix !== digits && prefix.startsWith(digits)) ?? []),
  };
}
