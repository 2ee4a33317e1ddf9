import type { SiteKey } from '#config/siteKeys.ts';
import type { MiddlewareName } from '#src/app/middlewareNames.ts';
import type { ClosedRules, FreeRules } from '#src/shared/address/queryRules.ts';

/** A row of the route table (`routes.ts`): an address, and all that is derived from it. */
export interface RouteDefinition {
  /** Without locale prefix. A segment `:name` takes a parameter, `:name?` an optional one. */
  readonly path: string;
  /**
   * The sites that answer; all when absent. Elsewhere the address is a 404 (SPEC part 2, site gating). What is meant by
   * its exceptions is written by them, so that a new site needs no line here.
   */
  readonly sites?: readonly SiteKey[] | { readonly except: readonly SiteKey[] };
  /** Served, but kept out of search engines and the sitemap. */
  readonly noindex?: true;
  /**
   * Another page for the same search, which search engines are sent to (ROUTES, readings). This one is served and linked, and
   * stands in no sitemap.
   */
  readonly canonical?: string;
  /**
   * The query parameters that choose a view of the page from what the site offers. A pattern is no choice: each view has a
   * copy in the cache, and what a visitor can invent would fill it.
   */
  readonly query?: ClosedRules;
  /**
   * A list of `src/collections`: its query decides what is on the page, and a choice or a page that there is not is a 404, as
   * one in the path is (SPEC part 2).
   */
  readonly isList?: true;
  /** A change of the query loads no other page: what is on the page follows it. */
  readonly followsQuery?: true;
  /** What one visitor has typed or was given, with what it must look like: such a page is rendered, and never kept. */
  readonly ownQuery?: FreeRules;
  /** The regional sites take the page from the English site, when `ENGLISH_SITE_ORIGIN` says where that is. */
  readonly fromEnglishSite?: true;
  /** Named middleware to run before the page (`server/middleware/namedMiddleware.ts`). */
  readonly middleware?: readonly MiddlewareName[];
  /**
   * A group: its one parameter, the name of a page, is an address as soon as there is such a page, and no address before
   * (docs/decisions/0024-a-folder-is-an-address.md). `PAGE_NAME` says which names there are.
   */
  readonly takesPages?: true;
  /** Names that a group does not take. */
  readonly except?: RegExp;
  /** The list page that parameters filter. A route with parameters but no list shows one document for each path. */
  readonly list?: string;
}
