/** A part of a text. */
export interface TextPart {
  readonly text: string;
  /** It is what was looked for. */
  readonly found?: true;
}

/** What sort of page it is that was found; the words for it are in `view/kindNames.ts`. */
export type ResultKind =
  | 'page'
  | 'article'
  | 'question'
  | 'case'
  | 'vacancy'
  | 'product'
  | 'course'
  | 'event'
  | 'prices'
  | 'legal';

/** A page that was found. */
export interface SearchResult {
  /** Its path, without locale prefix. */
  readonly path: string;
  readonly title: readonly TextPart[];
  readonly kind: ResultKind;
  /** The names of the pages above it, the home page aside. */
  readonly trail: readonly string[];
  /** Where on the page the words are, or what the page is about. Text, never HTML. */
  readonly excerpt: readonly TextPart[];
}

/** What the search says to a question. */
export interface SearchAnswer {
  /** What was looked for. */
  readonly words: string;
  /** How the pages have the words: all of them, words that are written nearly alike, or not all of them. */
  readonly match: 'all' | 'alike' | 'some';
  /** With `alike`: the question as the best page would write it. */
  readonly meant?: string;
  /** How many pages there are in all. */
  readonly found: number;
  /** Which part of them this is, from 1, and of how many. */
  readonly page: number;
  readonly pages: number;
  /** The best first. */
  readonly results: readonly SearchResult[];
}
