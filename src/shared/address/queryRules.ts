/** Which query parameters an address may have, and what each may say. */

/** Lists that only the running site knows, with what each of their values looks like. */
export const QUERY_LISTS = {
  countries: /^[a-z]{2}$/,
  /** Of the blog's posts. */
  categories: /^[a-z\d-]{1,60}$/,
  tags: /^[a-z\d-]{1,60}$/,
} as const;

/** All that may be chosen at this moment: a set that has an end. */
export type OfferedLists = Readonly<Record<keyof typeof QUERY_LISTS, readonly string[]>>;

/** As much of it as a page knows. */
export type QueryLists = Partial<OfferedLists>;

/** A choice from what the site offers. */
export interface QueryChoice {
  /** What an address without the parameter means. It is never written, so that one view has one address. */
  readonly plain?: string;
  readonly among: readonly string[] | keyof typeof QUERY_LISTS;
}

/** A page of a list by its number; without it the first. */
export interface QueryRange {
  readonly upTo: number;
}

/** What a query may choose from has an end: only such parameters may make a page of their own in the cache. */
export type ClosedRules = Readonly<Record<string, QueryChoice | QueryRange>>;

/** Words of a visitor are bounded by a pattern alone: there is no end of them, so nothing is ever kept under one. */
export type FreeRules = Readonly<Record<string, RegExp>>;

type Rule = QueryChoice | QueryRange | RegExp;
/** Both kinds, for whoever only reads. */
export type QueryRules = Readonly<Record<string, Rule>>;

declare const closed: unique symbol;
/** A query of choices alone, as `?name=value&…` or ''. Nothing but `closedQuery` makes one, and a key is made of nothing else. */
export type ClosedQuery = string & { readonly [closed]: true };

interface Declared {
  readonly query?: ClosedRules;
  readonly ownQuery?: FreeRules;
}

/**
 * @param declared of a route
 * @param search of an address
 * @param lists what may be chosen at this moment, all of it: a value that only looks right is none
 * @returns what the address chooses; undefined where it says what one visitor has typed or was given
 */
export function closedQuery(
  { query = {}, ownQuery = {} }: Declared,
  search: string,
  lists: OfferedLists,
): ClosedQuery | undefined {
  if (readQuery(ownQuery, search).size > 0) return undefined;
  const chosen = readQuery(query, search, lists);
  return (chosen.size > 0 ? `?${chosen.toString()}` : '') as ClosedQuery;
}

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

const FIRST_PAGE = '1';

function isKnown(rule: Rule, value: string, lists: QueryLists): boolean {
  if (rule instanceof RegExp) return rule.test(value);
  if ('upTo' in rule) return value !== FIRST_PAGE && /^[1-9]\d{0,4}$/.test(value) && Number(value) <= rule.upTo;
  const { plain, among } = rule;
  if (value === plain) return false;
  if (typeof among !== 'string') return among.includes(value);
  return lists[among]?.includes(value) ?? QUERY_LISTS[among].test(value);
}
