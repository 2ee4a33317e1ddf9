import type { LocaleCode } from '#config/locales.ts';
import type { Site } from '#config/sites.ts';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';
import type { SearchScope } from '#src/search/data/searchQuestion.ts';

/** What somebody looks for. */
export interface SearchQuestion {
  readonly words: string;
  readonly scope: SearchScope;
  /** From 1; one past the last is the last. */
  readonly page: number;
}

/** Whose pages are searched. */
export interface Searched {
  readonly site: Site;
  readonly locale: LocaleCode;
}

/** @returns what is found; undefined where the search fails, which is only logged (SPEC part 8) */
export type Find = (question: SearchQuestion) => SearchAnswer | undefined;

/** The search of the site. */
export interface Search {
  /**
   * @returns the search in a language of a site, for one question, when its turn has come
   * @throws {HttpError} 503 when too many wait already
   */
  open(searched: Searched): Promise<Find>;
}
