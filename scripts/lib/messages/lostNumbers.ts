import type { parse } from '@messageformat/parser';

type Token = ReturnType<typeof parse>[number];
/** What may stand in a message, or in a form of a plural. */
export type Nested = Token | { readonly type: 'octothorpe' };
type Cased = Extract<Token, { readonly cases: unknown }>;

/** A number that is to be said, and the language that says it. */
interface Said {
  readonly arg: string;
  readonly locale: string;
  /** Whose number `#` is: the argument of the plural around it. */
  readonly plural?: string;
}

/**
 * Compares where the numbers of plurals are said. “Un fichier” may leave its number out, as the form stands for one number alone;
 * a form for several says nothing of how many there are without it.
 *
 * @param source the English message
 * @param translation the same in another language
 * @param locale of the translation, as `Intl` knows it
 * @returns what is lost, as the end of a sentence; undefined where nothing is
 */
export function findLostNumbers(
  source: readonly Nested[],
  translation: readonly Nested[],
  locale: string,
): string | undefined {
  const lost = pluralsIn(source).flatMap(({ arg }) => {
    if (!says(source, { arg, locale: 'en' })) return [];
    const said = { arg, locale };
    const forms = pluralsIn(translation).flatMap((plural) => (plural.arg === arg ? formsWithout(plural, said) : []));
    return says(translation, said) || forms.length === 0 ? [] : [`{${arg}} (#) in ${[...new Set(forms)].join(', ')}`];
  });
  return lost.length > 0 ? `lacks the number ${[...new Set(lost)].join(', and ')}` : undefined;
}

function pluralsIn(tokens: readonly Nested[]): Cased[] {
  return tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const inside = token.cases.flatMap((each) => pluralsIn(each.tokens));
    return token.type === 'select' ? inside : [token, ...inside];
  });
}

function says(tokens: readonly Nested[], said: Said): boolean {
  return tokens.some((token) => {
    if (token.type === 'octothorpe') return said.plural === said.arg;
    if ('cases' in token) return formsWithout(token, said).length === 0;
    return token.type !== 'content' && token.arg === said.arg;
  });
}

/** @returns the forms that do not say the number, and should; all of a choice that is not by this number should */
function formsWithout(choice: Cased, said: Said): string[] {
  const isPlural = choice.type !== 'select';
  const inside = isPlural ? { ...said, plural: choice.arg } : said;
  const needed = (key: string) => !isPlural || choice.arg !== said.arg || isForSeveral(key, choice, said.locale);
  return choice.cases.filter(({ key, tokens }) => needed(key) && !says(tokens, inside)).map(({ key }) => key);
}

/** @returns whether a form stands for more numbers than one, beside none: `one` does in Russian, 21 and 31 among them */
function isForSeveral(key: string, { type }: Cased, locale: string): boolean {
  if (key.startsWith('=')) return false;
  const rules = new Intl.PluralRules(locale, { type: type === 'selectordinal' ? 'ordinal' : 'cardinal' });
  const numbers = Array.from({ length: 200 }, (_, number) => number).filter((number) => rules.select(number) === key);
  return numbers.length === 0 || numbers.filter((number) => number > 0).length > 1;
}
