import type { default as MiniSearch, Query, SearchOptions } from 'minisearch';
import type { SiteKey } from '#config/siteKeys.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { inSlices } from '#src/content/files/inSlices.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';
import {
  BOOST,
  createPageIndexes,
  takeIn,
  type Entry,
  type Intake,
  type PageIndexes,
} from '#src/search/server/pageIndexes.ts';
import { createTerms, foldWord, wordsOf, type TermsByLanguage, type TermsOf } from '#src/search/server/searchTerms.ts';
import { onceAsync } from '#src/shared/onceAsync.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** A page that has what was looked for. */
export interface Hit {
  readonly path: string;
  /** The terms of the page that answer the question, as `TermsOf` gives them. */
  readonly terms: readonly string[];
  /** How many of the question's words they answer. */
  readonly answered: number;
}

/** The pages with the words of a question, the best first. */
export interface Hits extends Pick<SearchAnswer, 'match'> {
  readonly hits: readonly Hit[];
  /** The words of the question that no page has. */
  readonly unknown: readonly string[];
  /** Of these, what was written as one and pages have as two. */
  readonly apart?: ReadonlyMap<string, readonly string[]>;
}

/** Among which pages a question looks. */
interface Among {
  /** Whose pages they are: what only another one shows is not found. */
  readonly site: SiteKey;
  /** @returns whether a page may be found */
  readonly isOffered?: (path: string) => boolean;
}

/**
 * What finds pages by their words. A question is answered from what is in it at that moment; pages are taken in beside the
 * requests, never within one.
 */
export interface SearchIndex {
  /** @returns when all pages are in it; only the first questions after a start have to wait */
  ready(): Promise<void>;
  /**
   * @param language of the pages
   * @param question what a visitor typed
   * @param among which pages it looks
   */
  find(language: keyof PerLocale, question: string, among: Among): Hits;
  /** What a word in lower case is known by in a language. */
  readonly termsOf: TermsByLanguage;
  /**
   * Takes the content in as it is now, page by page, and each change from now on.
   *
   * @returns when the content of this moment is in it
   */
  fill(): Promise<void>;
  close(): void;
}

/** Each word costs a walk through the index, and nobody's question needs more. */
const MOST_WORDS = 8;
/** Of a word with so many letters one may be wrong, of a long one two; a shorter one would turn into another. */
const SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;
/** Shorter parts of a word are by chance words, too; nobody joins two into a longer one. */
const SHORTEST_PART = 3;
const LONGEST_JOINED = 30;
/** Beginnings with fewer letters are those of too many words. */
const BEGINNING_FROM = 3;

const AS_IT_IS: SearchOptions = { boost: BOOST, tokenize: (text) => [text], processTerm: (term) => term };

/** What was made before, by the same code. */
interface KeptIndexes {
  /** Of this content. */
  readonly snapshot: ContentSnapshot;
  /**
   * @param termsOf what words are known by
   * @returns the indexes of all its pages, which become those of the search; undefined where they cannot be used
   */
  open(termsOf: TermsByLanguage): Promise<PageIndexes | undefined>;
}

/**
 * @param content what is searched; of a change only the pages that it touches are read again
 * @param onFailure see `Intake`
 * @param kept opened instead of taking in the pages that have not changed since
 */
export function createSearchIndex(
  content: Pick<ContentStore, 'snapshot' | 'onChange'>,
  onFailure: (error: unknown) => void,
  kept?: KeptIndexes,
): SearchIndex {
  const termsOf = createTerms();
  let intake: Intake = { indexes: createPageIndexes(termsOf), present: new Map(), onFailure };
  const recall = onceAsync(async () => {
    const indexes = await kept?.open(termsOf);
    if (indexes) intake = { indexes, present: new Map(kept?.snapshot.documents), onFailure };
  });
  let queue = Promise.resolve();
  let first: Promise<void> | undefined;
  let forget: (() => void) | undefined;
  const closing = new AbortController();
  const renew = () => {
    const { signal } = closing;
    queue = queue
      .then(recall)
      .then(() => inSlices(takeIn(content.snapshot, intake), signal))
      .catch((error: unknown) => {
        if (!signal.aborted) onFailure(error);
      });
    return queue;
  };
  const fill = () => {
    forget ??= content.onChange(() => void renew());
    const filled = renew();
    first ??= filled;
    return filled;
  };
  return {
    termsOf,
    ready: () => first ?? fill(),
    find(language, question, among) {
      const index = intake.indexes.get(language);
      return index ? findHits(index, termsOf[language], question, among) : NOTHING;
    },
    fill,
    close() {
      forget?.();
      closing.abort();
    },
  };
}

const NOTHING: Hits = { match: 'all', hits: [], unknown: [] };

/** First pages with all words; then with words that are nearly those, or those in two; then with some of them. */
function findHits(index: MiniSearch<Entry>, termsOf: TermsOf, question: string, { site, isOffered }: Among): Hits {
  const words = [...new Set(wordsOf(question))].slice(0, MOST_WORDS);
  if (words.length === 0) return NOTHING;
  const known = words.map((word) => termsOf(word));
  const offered = new Map<string, boolean>();
  const filter = ({ path, sites = [site] }: Partial<Entry>) => {
    if (path === undefined || !sites.includes(site)) return false;
    const isShown = offered.get(path) ?? isOffered?.(path) ?? true;
    offered.set(path, isShown);
    return isShown;
  };
  const countWords = (terms: readonly string[]) =>
    known.filter((forms) => forms.some((form) => terms.includes(form))).length;
  const search = (combineWith: 'AND' | 'OR', queries: readonly Query[]): Hit[] =>
    index
      .search({ combineWith, queries: [...queries] }, { ...AS_IT_IS, filter })
      .map(({ path, terms, queryTerms }) => ({ path: String(path), terms, answered: countWords(queryTerms) }));
  const asked = known.map(queryFor);
  const hits = search('AND', asked);
  if (hits.length > 0) return { match: 'all', hits, unknown: [] };
  const unknown = words.filter((_word, place) => search('OR', asked.slice(place, place + 1)).length === 0);
  const guessed = words.map((word, place) => (unknown.includes(word) ? slipsFor(word) : asked[place]));
  const queries = guessed.filter((query) => query !== undefined);
  const alike = unknown.length > 0 ? search('AND', queries) : [];
  if (alike.length > 0) return { match: 'alike', hits: alike, unknown };
  const apart = new Map(unknown.map((word) => [word, partsOf(word, termsOf, search)] as const));
  const inTwo = words.flatMap((word) => apart.get(word) ?? word).map((word) => queryFor(termsOf(word)));
  const together = inTwo.length > words.length ? search('AND', inTwo) : [];
  if (together.length > 0) return { match: 'alike', hits: together, unknown, apart };
  return { match: 'some', hits: search('OR', queries), unknown };
}

/** The very form that was typed, and what only begins with it, weigh less than the word itself. */
const FORM_BOOST = 0.3;
const BEGINNING = { fuzzy: 1, prefix: 0.2 };

/** A word in any form, or what begins with it. */
function queryFor([word = '', ...stems]: readonly string[]): Query {
  const prefix = word.length >= BEGINNING_FROM;
  const boostTerm = () => (stems.length > 0 ? FORM_BOOST : 1);
  return { combineWith: 'OR', queries: [{ queries: [word], prefix, boostTerm, weights: BEGINNING }, ...stems] };
}

type SearchFor = (combineWith: 'AND' | 'OR', queries: readonly Query[]) => readonly Hit[];

/** @returns the two words that most pages have in the place of one, such as `call` and `center`; the one where none has */
function partsOf(joined: string, termsOf: TermsOf, search: SearchFor): readonly string[] {
  let most = 0;
  let best: readonly string[] = [joined];
  const last = joined.length > LONGEST_JOINED ? 0 : joined.length - SHORTEST_PART;
  for (let place = SHORTEST_PART; place <= last; place++) {
    const parts = [joined.slice(0, place), joined.slice(place)];
    const { length } = search(
      'AND',
      parts.map((part) => ({ combineWith: 'OR', queries: [...termsOf(part)] })),
    );
    if (length > most) [most, best] = [length, parts];
  }
  return best;
}

/** What somebody may have meant who has slipped. */
function slipsFor(typed: string): Query {
  const word = foldWord(typed);
  const fuzzy = word.length >= TWO_SLIPS_FROM ? 2 : word.length >= SLIP_FROM && 1;
  return { queries: [word], fuzzy, prefix: false };
}
