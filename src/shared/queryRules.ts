/** Which query parameters an address may have, and what each may say. */

/** Lists that only the running site knows, with what each of their values looks like. */
export const QUERY_LISTS = { countries: /^[a-z]{2}$/ } as const;

/** The values that a page, or the site at this moment, knows. */
export type QueryLists = Readonly<Partial<Record<keyof typeof QUERY_LISTS, readonly string[]>>>;

/** A choice from what the site offers: the only kind of parameter that may make a page of its own in the cache. */
export interface QueryChoice {
  /** What an address without the parameter means. It is never written, so that one view has one address. */
  readonly plain: string;
  readonly among: readonly string[] | keyof typeof QUERY_LISTS;
}

/** Words of a visitor are bounded by a pattern alone. */
export type QueryRules = Readonly<Record<string, QueryChoice | RegExp>>;

/**
 * The one reader of queries. The server asks it for what decides a page, its key and what an upstream is asked; the browser
 * for what the address of a page says. Both must see the same, or the page does not hydrate.
 *
 * @param search of an address, or a query without its question mark
 * @param lists what may be chosen at this moment; of a list that is not given only the look of a value is checked
 * @returns what the rules know of it, in their order. Of a parameter that is there twice the first counts
 */
export function readQuery(rules: QueryRules, search: string, lists: QueryLists = {}): URLSearchParams {
  const given = new URLSearchParams(search);
  return new URLSearchParams(
    Object.entries(rules).flatMap(([name, rule]) => {
      const value = given.get(name);
      return value !== null && isKnown(rule, value, lists) ? [[name, value]] : [];
    }),
  );
}

function isKnown(rule: QueryChoice | RegExp, value: string, lists: QueryLists): boolean {
  if (rule instanceof RegExp) return rule.test(value);
  const { plain, among } = rule;
  if (value === plain) return false;
  if (typeof among !== 'string') return among.includes(value);
  return lists[among]?.includes(value) ?? QUERY_LISTS[among].test(value);
}
