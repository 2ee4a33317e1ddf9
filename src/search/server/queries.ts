import type { Query } from 'minisearch';
import type { Asked } from '#src/search/server/askedWords.ts';
import { foldWord, type TermsOf } from '#src/search/server/searchTerms.ts';

/** Of a word with so many letters one may be wrong, of a long one two; a shorter one would turn into another. */
const SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;
/** Beginnings with fewer letters are those of too many words. */
const BEGINNING_FROM = 3;
/** The very form that was typed, and what only begins with it, weigh less than the word itself. */
const FORM_BOOST = 0.3;
const BEGINNING = { fuzzy: 1, prefix: 0.2 };

/** One number is never another one, neither by its first digits nor by a slip: 486 is not 4860. */
const HAS_DIGIT = /\p{N}/u;

/** @returns a query for what is asked for, in the words of the question and in those of the site */
export function queryForAsked({ words, means }: Asked, termsOf: TermsOf): Query {
  // However many words it has, it is one thing.
  const together = (parts: readonly string[], one: (part: string, boost: number) => Query): Query => ({
    combineWith: 'AND',
    queries: parts.map((part) => one(part, 1 / parts.length)),
  });
  const typed = together(words, (word, boost) => queryForWord(termsOf(word), boost));
  // The site's words are whole.
  const whole = (part: string, boost: number): Query => ({
    combineWith: 'OR',
    boostTerm: () => boost,
    queries: [...termsOf(part)],
  });
  const ours = means.map((parts) => together(parts, whole));
  return { combineWith: 'OR', queries: [typed, ...ours] };
}

/** A word in any form, or what begins with it. */
function queryForWord([word = '', ...stems]: readonly string[], boost: number): Query {
  const prefix = word.length >= BEGINNING_FROM && !HAS_DIGIT.test(word);
  const boostForm = () => (stems.length > 0 ? FORM_BOOST : 1) * boost;
  const typed = { queries: [word], prefix, boostTerm: boostForm, weights: BEGINNING };
  return { combineWith: 'OR', boostTerm: () => boost, queries: [typed, ...stems] };
}

/** @returns a query for what somebody may have meant who has slipped */
export function queryForSlips(typed: string): Query {
  const word = foldWord(typed);
  const letters = HAS_DIGIT.test(word) ? 0 : word.length;
  const fuzzy = letters >= TWO_SLIPS_FROM ? 2 : letters >= SLIP_FROM && 1;
  return { queries: [word], fuzzy, prefix: false };
}
