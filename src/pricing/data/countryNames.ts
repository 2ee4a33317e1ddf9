import type { PriceCountry } from '#src/pricing/data/prices.ts';

/** Countries by their codes, each with all names by which somebody may look for it: folded, without doubles. */
export type CountryNames = ReadonlyMap<string, readonly string[]>;

/** What many people say, and no list of countries has as its title. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  ae: ['UAE', 'ОАЭ', 'EAU'],
  ci: ['Ivory Coast'],
  cz: ['Czech Republic', 'República Checa', 'República Tcheca', 'Чешская Республика'],
  gb: ['UK', 'England', 'Inglaterra', 'Англия', 'Great Britain', 'Gran Bretaña', 'Grã-Bretanha'],
  nl: ['Holland', 'Holanda', 'Голландия'],
  sz: ['Swaziland', 'Suazilandia', 'Suazilândia', 'Свазиленд'],
  tl: ['East Timor'],
  tr: ['Turkey'],
  us: ['USA', 'America', 'EE. UU.', 'América', 'EUA', 'США', 'Америка'],
};

/**
 * @param countries codes, each with the names that are known where this is asked: the server knows those of all languages, a
 *   browser its titles, as it would first have to read what it knows of each language
 * @returns these, and what many people say
 */
export const nameCountries = (
  countries: readonly { readonly iso: string; readonly names: readonly string[] }[],
): CountryNames =>
  new Map(
    countries.map(({ iso, names }) => [iso, [...new Set([...names, ...(SAID[iso] ?? [])].map(foldName))]] as const),
  );

/**
 * Finds countries by what people call them, on both sides alike: what the browser marks before the server has answered, the
 * server finds, too.
 *
 * @param question folded; an empty one finds nothing
 * @param countries those that are listed, in the order of the list
 * @returns those that the question may mean, the likeliest first. Of equally good ones the first are those that are called so
 *   in the language of the list
 */
export function findByName<Country extends Pick<PriceCountry, 'iso' | 'title'>>(
  names: CountryNames,
  question: string,
  countries: readonly Country[],
): readonly Country[] {
  if (question === '') return [];
  const ranked = countries.flatMap((country) => {
    const { iso, title } = country;
    const all = names.get(iso) ?? [];
    const rank = iso === question ? 0 : Math.min(...all.map((name) => rankName(name, question)));
    return rank < NO_MATCH ? [{ country, rank, titleRank: rankName(foldName(title), question) }] : [];
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.titleRank - b.titleRank).map(({ country }) => country);
}

/** @returns words without case, accents and whatever is between them */
export function foldName(text: string): string {
  const bare = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
}

/** Words of a question that count. */
export const MOST_WORDS = 8;

const NO_MATCH = 6;

/** `de`, `of`, `и`: words of too many names to say which is meant. */
const LITTLE_WORD = 2;

/** @returns 1 for the name itself, then whole words of it, its beginning, beginnings of its words, any of its letters */
function rankName(name: string, asked: string): number {
  if (name === asked || joined(name) === joined(asked)) return 1;
  const words = asked.length > LITTLE_WORD ? name.split(' ') : [];
  const askedWords = asked.split(' ', MOST_WORDS);
  if (askedWords.every((word) => words.includes(word))) return 2;
  if (name.startsWith(asked)) return 3;
  if (askedWords.every((word) => words.some((candidate) => candidate.startsWith(word)))) return 4;
  return words.length > 0 && name.includes(asked) ? 5 : NO_MATCH;
}

function joined(words: string): string {
  return words.replaceAll(' ', '');
}
