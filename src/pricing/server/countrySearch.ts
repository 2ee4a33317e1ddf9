import MiniSearch from 'minisearch';
import { locales, WRITTEN_LOCALES } from '#config/locales.ts';

/** A country with all names by which somebody may look for it. */
interface NamedCountry {
  readonly iso: string;
  /** Folded, without doubles. */
  readonly names: readonly string[];
}

/** Finds countries by what people call them. */
export interface CountryIndex {
  /**
   * @param placeOf where a country stands in the list that the visitor sees: decides between equally good ones
   * @returns the codes of the countries that a question may mean, the likeliest first
   */
  find(question: string, placeOf: (iso: string) => number): readonly string[];
}

/** What many people say, and no list of countries has any more, or ever had. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  ae: ['UAE', 'ОАЭ', 'EAU'],
  ci: ['Ivory Coast'],
  cz: ['Czech Republic', 'República Checa', 'República Tcheca', 'Чешская Республика'],
  gb: ['England', 'Inglaterra', 'Англия', 'Great Britain', 'Gran Bretaña', 'Grã-Bretanha'],
  nl: ['Holland', 'Holanda', 'Голландия'],
  sz: ['Swaziland', 'Suazilandia', 'Suazilândia', 'Свазиленд'],
  tl: ['East Timor'],
  tr: ['Turkey'],
  us: ['USA', 'America', 'América', 'Америка'],
};

/** Of a word's letters, how many may be wrong; in a short word none: it would turn into another. */
const FUZZY = 0.2;
const SHORT_WORD = 3;

const MOST_WORDS = 8;

/** @param countries codes with the names of the price list */
export function createCountryIndex(
  countries: readonly { readonly iso: string; readonly name: string }[],
): CountryIndex {
  const namesOf = createNamesOf();
  const named = countries.map(({ iso, name }) => ({ iso, names: [...new Set(namesOf(iso, name).map(fold))] }));
  const slips = indexForSlips(named);
  return {
    find(question, placeOf) {
      const asked = fold(question);
      if (asked === '') return [];
      const ranked = named.flatMap(({ iso, names }) => {
        const rank = iso === asked ? 0 : Math.min(...names.map((name) => rankName(name, asked)));
        return rank < NO_MATCH ? [{ iso, rank }] : [];
      });
      const sorted = ranked.sort((a, b) => a.rank - b.rank || placeOf(a.iso) - placeOf(b.iso));
      return sorted.length > 0 ? sorted.map(({ iso }) => iso) : slips(asked);
    },
  };
}

/** In the site's languages, also as their speakers abbreviate it (`EE. UU.`, `США`, `UK`), and in the country's own. */
function createNamesOf(): (iso: string, name: string) => string[] {
  const tags = new Set(WRITTEN_LOCALES.flatMap((locale) => [locales[locale].file, locales[locale].iso]));
  const languages = [...tags].flatMap((tag) => [regionNames(tag, 'long'), regionNames(tag, 'short')]);
  return (iso, name) => {
    const code = iso.toUpperCase();
    const own = regionNames(new Intl.Locale(`und-${code}`).maximize().language, 'long');
    return [name, ...[...languages, own].flatMap((names) => names.of(code) ?? []), ...(SAID[iso] ?? [])];
  };
}

function regionNames(language: string, style: 'long' | 'short'): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
}

/** Words without case, accents and whatever is between them. */
function fold(text: string): string {
  const bare = text.toWellFormed().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
}

const NO_MATCH = 5;

/** `de`, `of`, `и`: words of too many names to say which is meant. */
const LITTLE_WORD = 2;

/** @returns 1 for the name itself, then its first words or whole words of it, its beginning, beginnings of its words */
function rankName(name: string, asked: string): number {
  if (name === asked || joined(name) === joined(asked)) return 1;
  if (name.startsWith(`${asked} `)) return 2;
  const words = asked.length > LITTLE_WORD ? name.split(' ') : [];
  const askedWords = asked.split(' ', MOST_WORDS);
  if (askedWords.every((word) => words.includes(word))) return 2;
  if (name.startsWith(asked)) return 3;
  return askedWords.every((word) => words.some((candidate) => candidate.startsWith(word))) ? 4 : NO_MATCH;
}

function joined(words: string): string {
  return words.replaceAll(' ', '');
}

/** What has no match as it stands: slips of the fingers, or a sentence with a country in it. */
function indexForSlips(countries: readonly NamedCountry[]): (asked: string) => string[] {
  const index = new MiniSearch<NamedCountry>({
    idField: 'iso',
    fields: ['names'],
    extractField: (country, field) => (field === 'iso' ? country.iso : country.names.join(' ')),
    tokenize: (text) => text.split(' '),
  });
  index.addAll(countries);
  const fuzzy = (word: string) => (word.length > SHORT_WORD ? FUZZY : false);
  return (asked) => {
    const words = asked.split(' ', MOST_WORDS).join(' ');
    const slips = index.search(words, { fuzzy, combineWith: 'AND' });
    const found = slips.length > 0 ? slips : index.search(words, { combineWith: 'OR' });
    return found.map(({ id }) => String(id));
  };
}
