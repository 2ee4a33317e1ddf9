import type { Query } from 'minisearch';

/** A page that has what was looked for. */
export interface Hit {
  readonly path: string;
  /** The terms of the page that answer the question, as `TermsOf` gives them. */
  readonly terms: readonly string[];
  /** How many of the things that are asked for they answer. */
  readonly answered: number;
}

/** The pages that have one thing, by path: by which of their terms, and how much of it they say. */
export type Found = ReadonlyMap<string, { readonly terms: readonly string[]; readonly score: number }>;

/** Looks for one thing. */
export type PagesFor = (query: Query) => Found;

interface Ranked {
  /** The best first. */
  readonly hits: readonly Hit[];
  /** Those with all that is asked for. */
  readonly whole: readonly Hit[];
  readonly isWhole: boolean;
}

/** How much of what is asked for a page must have to stand among those that have all of it. */
const MOST_OF_IT = 0.5;
/** With so many pages there are enough: of those that lack something only what is better than the best whole one is added. */
const ENOUGH = 10;
/** What has less than so much of what the best page has is no answer. */
const LEAST_OF_BEST = 0.4;

/**
 * A page is worth what it says of each thing, and the more the larger the part of the question is that it answers; a rare word is a
 * larger part than one that most pages have. A long page has all words by chance: one that is about most of them stands above it.
 *
 * @param found the pages for each thing that is asked for
 * @param weightOf see `Looking`
 */
export function rankPages(found: readonly Found[], weightOf: (path: string) => number): Ranked {
  const paths = new Set(found.flatMap((pages) => [...pages.keys()]));
  const rarity = found.map(({ size }) => Math.log(1 + (paths.size + 1) / (size + 1)));
  const sum = rarity.reduce((before, each) => before + each, 0);
  const pages = [...paths].map((path) => {
    const own = found.map((each) => each.get(path));
    const part = rarity.reduce((before, each, place) => before + (own[place] ? each : 0), 0) / sum;
    const score = own.reduce((before, each) => before + (each?.score ?? 0), 0) * part * part * weightOf(path);
    const terms = [...new Set(own.flatMap((each) => each?.terms ?? []))];
    return { path, terms, answered: own.filter((each) => each !== undefined).length, part, score };
  });
  pages.sort((one, other) => other.score - one.score);
  const whole = pages.filter(({ answered }) => answered === found.length);
  const [first] = whole;
  let room = ENOUGH - whole.length;
  const isHit = ({ answered, part, score }: (typeof pages)[number]) => {
    if (!first) return part >= LEAST_OF_BEST * (pages[0]?.part ?? 0);
    if (answered === found.length) return true;
    if (part < MOST_OF_IT && answered / found.length < MOST_OF_IT) return false;
    room -= 1;
    return room >= 0 || score > first.score;
  };
  return { hits: pages.filter(isHit), whole, isWhole: whole.length > 0 };
}
