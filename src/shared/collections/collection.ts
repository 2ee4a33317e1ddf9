/** A list of the site, as far as its addresses say it. Server and browser both know it: the route table is made of it. */

/** A choice that narrows a list: its values are the names of one set of `taxonomy.yaml`, and nothing else. */
export interface FacetDefinition {
  /** In `taxonomy.yaml`. */
  readonly set: string;
  /** In the path, `/blog/category/sms`, or in the query, `?regions=europe`. */
  readonly in: 'path' | 'query';
  /** In a path: an address without a value is the list itself (SPEC part 2). */
  readonly optional?: true;
  /** In a path: the list leads to each value. */
  readonly nav?: true;
}

/** A list of the site: where it is, and by what it is narrowed. */
export interface CollectionDefinition<Name extends string = string> {
  /** Of its folder in `src/collections`, and of the folder of its entries in `content`. */
  readonly name: Name;
  /** Where the list is; the pages of its entries are right below. */
  readonly path: `/${string}`;
  /**
   * What the route table calls the name of an entry: `:blogPost`; with `?` where the specification leaves it out at will.
   * Without it entries have no pages: each is a file that all languages share, and stands in the list alone.
   */
  readonly entry?: `:${string}`;
  /** By what stands in the address for them. */
  readonly facets: Readonly<Record<string, FacetDefinition>>;
}

/** Lists by name. */
export type CollectionDefinitions = Readonly<Record<string, CollectionDefinition>>;

/**
 * More pages than this no list has. How many there are the content says; an address with a number above that is a 404, and
 * with one above this is so without asking.
 */
export const MOST_PAGES = 100;

/** The parameter that says which page of a list an address means; without it the first. */
export const PAGE_PARAMETER = 'page';

/** @returns the facets of a list that stand in the path, or in the query, with what stands in the address for them */
export function facetsIn({ facets }: Pick<CollectionDefinition, 'facets'>, place: FacetDefinition['in']) {
  return Object.entries(facets).filter(([, facet]) => facet.in === place);
}

/** @returns the address of a list with one value of a facet, without language */
export function facetPath({ path }: { readonly path: string }, facet: string, value: string): string {
  return `${path}/${facet}/${value}`;
}

/** @returns whether a document is the page of a facet: it is served for the values of the facet, and never by itself */
export function isFacetPage(lists: readonly CollectionDefinition[], documentPath: string): boolean {
  return lists.some((list) => facetsIn(list, 'path').some(([name]) => `${list.path}/${name}` === documentPath));
}

/** @returns the list whose own address a document has, or that of one of its facets in the path */
export function listAt<Definition extends Pick<CollectionDefinition, 'path' | 'facets'>>(
  lists: readonly Definition[],
  documentPath: string,
): Definition | undefined {
  return lists.find(
    (list) =>
      list.path === documentPath || facetsIn(list, 'path').some(([name]) => `${list.path}/${name}` === documentPath),
  );
}
