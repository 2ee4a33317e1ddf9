const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ḓ',
  e: 'ḗ',
  f: 'ƒ',
  g: 'ɠ',
  h: 'ħ',
  i: 'ī',
  j: 'ĵ',
  k: 'ķ',
  l: 'ŀ',
  m: 'ḿ',
  n: 'ƞ',
  o: 'ǿ',
  p: 'ƥ',
  q: 'ɋ',
  r: 'ř',
  s: 'ş',
  t: 'ŧ',
  u: 'ŭ',
  v: 'ṽ',
  w: 'ẇ',
  x: 'ẋ',
  y: 'ẏ',
  z: 'ẑ',
  A: 'Ȧ',
  E: 'Ḗ',
  I: 'Ī',
  O: 'Ǿ',
  U: 'Ŭ',
  S: 'Ş',
  T: 'Ŧ',
  C: 'Ƈ',
  N: 'Ƞ',
};

/** Keys whose strings are not read by people. */
const CODE_KEYS = new Set([
  'type',
  'id',
  'href',
  'path',
  'slug',
  'date',
  'surface',
  'theme',
  'side',
  'size',
  'locale',
  'locales',
  'current',
  'language',
  'mark',
  'checked',
  'form',
  'countries',
  'rates',
  'currency',
  'startsAt',
  'endsAt',
  'timeZone',
  'language',
  'join',
  'recording',
  'audio',
  'country',
  'contact',
  'event',
  'gtmEvent',
  'platformLink',
  'kitLink',
  'template',
  'layout',
  'robots',
  'publishAt',
  'until',
  'tags',
  'category',
  'parts',
  'opening',
]);

/** What is code through and through, whatever its parts are called. */
const CODE_RECORDS = new Set(['utm']);

/** Russian and Spanish run up to this much longer than English (VISUAL, type). */
const GROWTH = 0.35;

/** What is added, in pieces no longer than a word: a long text grows by more words and not by one that cannot break. */
function growth(letters: number): string {
  return '~'.repeat(letters).replaceAll(/~{8}(?=~)/g, '$& ');
}

function pseudoText(text: string): string {
  const accented = text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter);
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0;
  return letters < 2 ? accented : `${accented} ${growth(Math.ceil(letters * GROWTH))}`;
}

/**
 * Page content in the pseudo-locale: accented and lengthened, its markup and its addresses untouched.
 *
 * @param value content of a page
 * @param key the key under which it stands
 */
export function pseudoLocalize<Value>(value: Value, key = ''): Value {
  if (typeof value === 'string') {
    if (CODE_KEYS.has(key)) return value;
    const parts = value.split(/(<[^>]*>|&[a-z#0-9]+;|\{\w+\})/i);
    return parts.map((part, index) => (index % 2 || !part.trim() ? part : pseudoText(part))).join('') as Value;
  }
  if (CODE_RECORDS.has(key)) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => pseudoLocalize(item, key)) as Value;
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, pseudoLocalize(child, name)]),
    ) as Value;
  }
  return value;
}
