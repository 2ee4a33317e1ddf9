import type { Glossary } from '#src/content/language/glossarySchema.ts';
import { isStopWord } from '#src/search/server/stopWords.ts';
import { foldWord, wordsOf, type TermsOf } from '#src/search/server/searchTerms.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** One thing that a question asks for. */
export interface Asked {
  /** As it was typed: one word, or several that are one term. */
  readonly words: readonly string[];
  /** What the site says for it, each in one or more words. */
  readonly means: readonly (readonly string[])[];
}

/** What people say for a term of the site. */
interface Phrase {
  /** Each is a word, in any form, or the beginning of one. */
  readonly words: readonly { readonly terms: readonly string[]; readonly isBeginning: boolean }[];
  readonly means: readonly string[];
}

const made = new WeakMap<Glossary, Map<keyof PerLocale, readonly Phrase[]>>();

interface Reading {
  readonly glossary: Glossary;
  readonly language: keyof PerLocale;
  readonly termsOf: TermsOf;
}

/**
 * @param words of a question, in lower case
 * @param reading with which words the site says things
 * @returns what it asks for: without the words that hold it together, unless it has no other; with the site's own word where
 *   the question has one that the glossary knows and does not write
 */
export function readAsked(words: readonly string[], reading: Reading): Asked[] {
  const phrases = phrasesOf(reading);
  const asked: Asked[] = [];
  for (let place = 0; place < words.length;) {
    const said = phrases.filter((phrase) => startsWith(words, place, phrase, reading.termsOf));
    const length = Math.max(1, ...said.map((phrase) => phrase.words.length));
    const longest = said.filter((phrase) => phrase.words.length === length);
    asked.push({ words: words.slice(place, place + length), means: longest.map(({ means }) => means) });
    place += length;
  }
  const telling = asked.filter(({ words: [word = '', ...more], means }) => {
    return more.length > 0 || means.length > 0 || !isStopWord(word, reading.language);
  });
  return telling.length > 0 ? telling : asked;
}

function startsWith(words: readonly string[], place: number, phrase: Phrase, termsOf: TermsOf): boolean {
  return phrase.words.every(({ terms, isBeginning }, number) => {
    const word = words[place + number];
    if (word === undefined) return false;
    if (isBeginning) return terms.some((term) => foldWord(word).startsWith(term));
    return termsOf(word).some((term) => terms.includes(term));
  });
}

function phrasesOf({ glossary, language, termsOf }: Reading): readonly Phrase[] {
  const byLanguage = made.get(glossary) ?? new Map<keyof PerLocale, readonly Phrase[]>();
  made.set(glossary, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const phrases = Object.values(glossary.terms).flatMap(({ use, never, asked }): Phrase[] => {
    const means = wordsOf(use[language]).filter((word) => !isStopWord(word, language));
    const patterns = [...(asked?.[language] ?? []), ...(never?.[language] ?? [])];
    return patterns.map((pattern) => ({ words: readPattern(pattern, termsOf), means }));
  });
  byLanguage.set(language, phrases);
  return phrases;
}

/** A star at the end of a word stands for any ending. */
function readPattern(pattern: string, termsOf: TermsOf): Phrase['words'] {
  return pattern.split(/\s+/).flatMap((part) => {
    const isBeginning = part.endsWith('*');
    return wordsOf(part).map((word) => ({ terms: isBeginning ? [foldWord(word)] : termsOf(word), isBeginning }));
  });
}
