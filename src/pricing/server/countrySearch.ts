import MiniSearch from 'minisearch';
import { locales, WRITTEN_LOCALES } from '#config/locales.ts';
import { findByName, foldName, MOST_WORDS, nameCountries, type CountryNames } from '#src/pricing/data/countryNames.ts';
import type { PriceCountry } from '#src/pricing/data/prices.ts';

/** Finds countries by what people call them. */
export interface CountryIndex {
  /**
   * @param countries the list that the visitor sees: decides between equally good ones
   * @returns the codes of the countries that a question may mean, the likeliest first
   */
  find(question: string, countries: readonly PriceCountry[]): readonly string[];
}

/** Of a word's letters, how many may be wrong; in a short word none: it would turn into another. */
const FUZZY = 0.2;
const SHORT_WORD = 3;

/** @param countries codes with the names of the price list */
export function createCountryIndex(
  countries: readonly { readonly iso: string; readonly name: string }[],
): CountryIndex {
  const namesOf = createNamesOf();
  const names = nameCountries(countries.map(({ iso, name }) => ({ iso, names: [name, ...namesOf(iso)] })));
  const slips = indexForSlips(names);
  return {
    find(question, listed) {
      const asked = foldName(question.toWellFormed());
      const found = findByName(names, asked, listed);
      return found.length > 0 ? found.map(({ iso }) => iso) : slips(asked);
    },
  };
}

/** In the site's languages, also as their speakers abbreviate it (`EE. UU.`, `США`, `UK`), and in the country's own. */
function createNamesOf(): (iso: string) => string[] {
  const tags = new Set(WRITTEN_LOCALES.flatMap((locale) => [locales[locale].file, locales[locale].iso]));
  const languages = [...tags].flatMap((tag) => [regionNames(tag, 'long'), regionNames(tag, 'short')]);
  return (iso) => {
    const code = iso.toUpperCase();
    const own = regionNames(new Intl.Locale(`und-${code}`).maximize().language, 'long');
    return [...languages, own].flatMap((names) => names.of(code) ?? []);
  };
}

function regionNames(language: string, style: 'long' | 'short'): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
}

/** What has no match as it stands: slips of the fingers, or a sentence with a country in it. */
function indexForSlips(countries: CountryNames): (asked: string) => string[] {
  const index = new MiniSearch<readonly [iso: string, names: readonly string[]]>({
    idField: 'iso',
    fields: ['names'],
    extractField: ([iso, names], field) => (field === 'iso' ? iso : names.join(' ')),
    tokenize: (text) => text.split(' '),
  });
  index.addAll([...countries]);
  const fuzzy = (word: string) => (word.length > SHORT_WORD ? FUZZY : false);
  return (asked) => {
    const words = asked.split(' ', MOST_WORDS).join(' ');
    const slips = index.search(words, { fuzzy, combineWith: 'AND' });
    const found = slips.length > 0 ? slips : index.search(words, { combineWith: 'OR' });
    return found.map(({ id }) => String(id));
  };
}
