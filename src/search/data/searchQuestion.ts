/** What may be asked of the search, and where. */

/** Characters: more is no question. The route table, the fields and the call all hold to it. */
export const LONGEST_QUESTION = 200;

/** How many results a page has. */
export const RESULTS_A_PAGE = 10;

/** A part of the site that can be searched by itself. */
interface SearchPart {
  /** The page that shows what is found. */
  readonly page: `/${string}`;
  /** Of the paths in it, what they begin with. */
  readonly below: `/${string}`;
}

/** The parts by name (SPEC part 2): `site` is all of it. */
export const SEARCH_PARTS = {
  site: { page: '/search', below: '/' },
  blog: { page: '/blog/search', below: '/blog/' },
  faq: { page: '/help/faq/search', below: '/help/faq/' },
} as const satisfies Readonly<Record<string, SearchPart>>;

/** Which part is searched. */
export type SearchScope = keyof typeof SEARCH_PARTS;

/** @returns whether a text names a part */
export const isSearchScope = (name: string): name is SearchScope => Object.hasOwn(SEARCH_PARTS, name);

/** @returns the address of an answer, without language; the first page has no number */
export function searchAddress(scope: SearchScope, words: string, page = 1): string {
  const query = new URLSearchParams({
    ...(words === '' ? {} : { q: words }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return SEARCH_PARTS[scope].page + (query.size > 0 ? `?${query.toString()}` : '');
}
