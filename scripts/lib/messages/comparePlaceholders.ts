import { parse } from '@messageformat/parser';

type Token = ReturnType<typeof parse>[number];
type Nested = Token | { readonly type: 'octothorpe' };

/** Where React puts an element around words of a message, or among them. */
const TAG = /<\/?\w+\/?>/g;

/**
 * Compares what the code fills into a message: arguments such as `{minutes}`, and the tags of elements such as `<0>`. In which
 * forms of a plural they stand, and how often, is the language's own; but a form that stands for several numbers says which.
 *
 * @param message the English text
 * @param translation its translation
 * @param locale the language of the translation
 * @returns what is wrong with the translation, as the end of a sentence; undefined where nothing is
 */
export function comparePlaceholders(message: string, translation: string, locale: string): string | undefined {
  const english = parse(message);
  const translated = read(translation);
  if (!translated) return 'is no valid message';
  const wanted = namesIn(english);
  const given = namesIn(translated);
  const lost = [...wanted].filter((name) => !given.has(name));
  const unknown = [...given].filter((name) => !wanted.has(name));
  const faults = [
    ...(lost.length > 0 ? [`lacks ${lost.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`has ${unknown.join(', ')}, which the English text does not know`] : []),
    ...findNumberless(english, translated, locale),
  ];
  return faults.length > 0 ? faults.join(', and ') : undefined;
}

function read(text: string): Token[] | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function namesIn(tokens: readonly Nested[]): Set<string> {
  return new Set(tokens.flatMap(namesOf));
}

/** The sign of a number, `#`, is the argument of its plural once more. */
function namesOf(token: Nested): string[] {
  if (token.type === 'octothorpe') return [];
  if (token.type === 'content') return token.value.match(TAG) ?? [];
  const inside = 'cases' in token ? token.cases.flatMap(({ tokens }) => [...namesIn(tokens)]) : [];
  return [`{${token.arg}}`, ...inside];
}

/** @returns for each plural whose number the English text says what its translation leaves unsaid */
function findNumberless(english: readonly Token[], translated: readonly Token[], locale: string): string[] {
  const said = new Set(pluralsIn(english).flatMap(({ arg, cases }) => (cases.some(saysNumber(arg)) ? [arg] : [])));
  return pluralsIn(translated).flatMap(({ arg, type, cases }) => {
    if (!said.has(arg) || translated.some((token) => token.type === 'argument' && token.arg === arg)) return [];
    const ofMany = formsOfMany(locale, type);
    const silent = cases.filter((form) => ofMany.has(form.key) && !saysNumber(arg)(form)).map(({ key }) => key);
    return silent.length > 0 ? [`does not say the number in ${silent.join(', ')}: write # where it belongs`] : [];
  });
}

type Plural = Extract<Token, { readonly cases: unknown }> & { readonly type: 'plural' | 'selectordinal' };
type Form = Plural['cases'][number];

const pluralsIn = (tokens: readonly Nested[]): Plural[] =>
  tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const inside = token.cases.flatMap((form) => pluralsIn(form.tokens));
    return token.type === 'select' ? inside : [token as Plural, ...inside];
  });

const saysNumber = (arg: string) => (form: Form) =>
  form.tokens.some((token) => token.type === 'octothorpe' || namesOf(token).includes(`{${arg}}`));

/** Of so many numbers each form is tried, and of a million, for which some languages have one. */
const NUMBERS = [...Array.from({ length: 200 }, (_, number) => number), 1_000_000];

/** @returns the forms that stand for more than one number: `other`, and in Russian even `one`, which 21 has, too */
function formsOfMany(locale: string, type: Plural['type']): Set<string> {
  const rules = new Intl.PluralRules(locale, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
  const forms = NUMBERS.map((number) => rules.select(number));
  return new Set(['other', 'many', ...forms.filter((form, at) => forms.indexOf(form) !== at)]);
}
