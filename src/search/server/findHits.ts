import type { default as MiniSearch, SearchOptions } from 'minisearch';
import type { SiteKey } from '#config/siteKeys.ts';
import type { Glossary } from '#src/content/language/glossarySchema.ts';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';
import { readAsked, type Asked } from '#src/search/server/askedWords.ts';
import { BOOST, type Entry } from '#src/search/server/pageIndexes.ts';
import { queryForAsked, queryForSlips } from '#src/search/server/queries.ts';
import { rankPages, type Found, type Hit, type PagesFor } from '#src/search/server/rankPages.ts';
import { respell } from '#src/search/server/respell.ts';
import { wordsOf, type TermsOf } from '#src/search/server/searchTerms.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** The pages with the words of a question, the best first. */
export interface Hits extends Pick<SearchAnswer, 'match'> {
  readonly hits: readonly Hit[];
  /** The words of the question that no page has. */
  readonly unknown: readonly string[];
  /** Of these, what pages have in other letters, or as two words. */
  readonly apart?: ReadonlyMap<string, readonly string[]>;
}

/** No page. */
export const NOTHING: Hits = { match: 'all', hits: [], unknown: [] };

/** Among which pages a question looks. */
export interface Among {
  /** Whose pages they are: what only another one shows is not found. */
  readonly site: SiteKey;
  /** @returns whether a page may be found */
  readonly isOffered?: (path: string) => boolean;
}

/** Where a question looks, and how it is read. */
interface Looking extends Among {
  readonly index: MiniSearch<Entry>;
  readonly language: keyof PerLocale;
  readonly glossary: Glossary;
  readonly termsOf: TermsOf;
  /** @returns how much more than others a page of its kind is what people look for */
  readonly weightOf: (path: string) => number;
}

/** Each thing costs a walk through the index, and nobody's question needs more. */
const MOST_ASKED = 8;

const AS_IT_IS: SearchOptions = { boost: BOOST, tokenize: (text) => [text], processTerm: (term) => term };

/** First pages with all that is asked for; then with what is nearly that, or that in other letters; then with some of it. */
export function findHits(question: string, looking: Looking): Hits {
  const { termsOf, weightOf } = looking;
  const words = [...new Set(wordsOf(question))];
  if (words.length === 0) return NOTHING;
  const pagesFor = createPagesFor(looking);
  const asked = readAsked(words, looking).slice(0, MOST_ASKED);
  const found = asked.map((each) => pagesFor(queryForAsked(each, termsOf)));
  const unknown = asked.filter((_each, place) => found[place]?.size === 0).flatMap((each) => each.words);
  if (unknown.length === 0) {
    const { hits, isWhole } = rankPages(found, weightOf);
    return { match: isWhole ? 'all' : 'some', hits, unknown };
  }
  const apart = new Map<string, readonly string[]>();
  const guessed = asked.flatMap((each, place) => {
    const known = found[place];
    return known && known.size > 0 ? [known] : guess(each, { ...looking, pagesFor, apart });
  });
  const { hits, isWhole, whole } = rankPages(guessed, weightOf);
  return isWhole ? { match: 'alike', hits: whole, unknown, apart } : { match: 'some', hits, unknown };
}

interface Guessing extends Pick<Looking, 'termsOf'> {
  readonly pagesFor: PagesFor;
  /** Told of words that pages have in other letters, or as two. */
  readonly apart: Map<string, readonly string[]>;
}

/** @returns the pages for what was probably meant, word by word */
function guess({ words }: Asked, { termsOf, pagesFor, apart }: Guessing): Found[] {
  const all = (parts: readonly string[]) =>
    parts.map((word) => pagesFor(queryForAsked({ words: [word], means: [] }, termsOf)));
  return words.flatMap((word) => {
    const other = respell(word, (parts) => rankPages(all(parts), () => 1).whole.length);
    const slips = other?.isSure ? undefined : pagesFor(queryForSlips(word));
    if (slips && slips.size > 0) return [slips];
    if (other === undefined) return [new Map()];
    apart.set(word, other.words);
    return all(other.words);
  });
}

function createPagesFor({ index, site, isOffered }: Looking): PagesFor {
  const offered = new Map<string, boolean>();
  const filter = ({ path, sites = [site] }: Partial<Entry>) => {
    if (path === undefined || !sites.includes(site)) return false;
    const isShown = offered.get(path) ?? isOffered?.(path) ?? true;
    offered.set(path, isShown);
    return isShown;
  };
  return (query) =>
    new Map(
      index.search(query, { ...AS_IT_IS, filter }).map(({ path, terms, queryTerms, score }) => {
        // MiniSearch multiplies by the forms of a word that a page has: a long page has more of them.
        return [String(path), { terms, score: score / Math.max(1, queryTerms.length) }];
      }),
    );
}
