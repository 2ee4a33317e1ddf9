import type { WordWalker } from '#src/content/language/words.ts';

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

/** What is no word within words: markup, entities, placeholders. */
const CODE = /(<[^>]*>|&[a-z#0-9]+;|\{\w+\})/i;

/**
 * Content in the pseudo-locale: accented and lengthened, its markup and its addresses untouched.
 *
 * @param content a page, or what it says in a language
 * @param walker knows where its words are
 */
export function pseudoLocalize<Content>(content: Content, walker: WordWalker): Content {
  return walker.map(content, ({ text }) =>
    text
      .split(CODE)
      .map((part, index) => (index % 2 || !part.trim() ? part : pseudoText(part)))
      .join(''),
  );
}
