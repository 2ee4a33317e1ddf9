import type { LocaleCode } from '#config/locales.ts';
import type { RegionInfo } from '#src/api/siteApi.ts';
import type { PageQuery } from '#src/content/document.ts';
import type { Redirect } from '#src/content/redirects.ts';
import type { Asking } from '#src/server/upstream/createAnswers.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { PostSummary } from '#src/shared/page/postSummary.ts';

/** That there is a page. */
interface ListedPage {
  readonly path: string;
  /** It is written in these. */
  readonly locales: readonly LocaleCode[];
  /** Search engines are not to find it, nor is it offered to who looks for something. Links lead there as to any other. */
  readonly isHidden?: boolean;
}

/** Where pages come from: the embedded content, or a CMS. The calls are those of SPEC part 7. */
export interface ContentSource {
  /**
   * @returns the page, or undefined when there is none
   * @throws {HttpError} 503 when it cannot be had now, and no last good copy is there
   */
  getPage(query: PageQuery, asking?: Asking): Promise<Page | undefined>;
  /** @returns the addresses that have a page: the same list for as long as it knows of no change, since every render asks */
  listPaths(): readonly ListedPage[];
  /** What is listed are addresses without parameters alone: whether one with them has a page, only asking tells. */
  readonly listsFixed?: true;
  /**
   * Left out by a source that is not told what its clock will do.
   *
   * @returns the next moment at which the clock alone adds an address to the list, or takes one away, in ms since 1970;
   *   `Infinity` where there is none
   */
  readonly nextTurn?: () => number;
  /** @returns the ISO day on which what a path says in a language was last changed; undefined where that is not known */
  dayOfChange(path: string, locale: LocaleCode): string | undefined;
  /** Never throws: a failure is logged, and answers with the last good list, or none. */
  getRedirects(): Promise<readonly Redirect[]>;
  /** Never throws: a failure is only logged (SPEC part 8). */
  getFavoritePosts(locale: LocaleCode, asking?: Asking): Promise<readonly PostSummary[]>;
  /** Never throws: a failure is only logged (SPEC part 8). */
  getLoc(visitor: { readonly ip: string; readonly acceptLanguage: string }): Promise<RegionInfo>;
}
