import type { LocaleCode } from '#config/locales.ts';

/** The calls to a CMS (SPEC part 7). Their answers are in `cmsSchemas.ts`. */

/** What is asked of a CMS, at its `CMS_ORIGIN`. */
export const CMS_PATHS = {
  getPage: '/api/getPage',
  getRedirects: '/api/getRedirects',
  getFavoritePosts: '/api/getFavoritePosts',
  getLoc: '/api/getLoc',
} as const;

/** What each call is told, as the query of its address. */
interface CmsQueries {
  readonly getPage: { readonly url: string; readonly lang: LocaleCode };
  readonly getRedirects: Readonly<Record<string, never>>;
  readonly getFavoritePosts: { readonly lang: LocaleCode };
  readonly getLoc: { readonly ip: string };
}

/**
 * @param call which
 * @param query what it is told
 * @returns the path and query of the call: also what its answer is kept under
 */
export function cmsAddress<Call extends keyof CmsQueries>(call: Call, query: CmsQueries[Call]): string {
  const search = new URLSearchParams({ ...query }).toString();
  return CMS_PATHS[call] + (search && `?${search}`);
}
