/** Which query parameters an address may have, and what each may say. */

/** What only the running site knows, all that may be chosen at this moment: sets that have an end. */
export interface OfferedLists {
  readonly countries: readonly string[];
  /** The values of each set of `taxonomy.yaml`. One that is not in it has none. */
  readonly taxonomy: Readonly<Record<string, readonly string[]>>;
}

/** What their values look like. */
const LOOKS = { countries: /^[a-z]{2}$/, taxonomy: /^[a-z\d-]{1,60}$/ } as const;

/** As much of it as a page knows. */
export type QueryLists = Partial<OfferedLists>;

/** A choice from what the site offers. */
interface QueryChoice {
  /** What an address without the parameter means. It is never written, so that one view has one address. */
  readonly plain?: string;
  readonly among: readonly string[] | 'countries' | { readonly set: string };
}

/** A page of a list by its number; without it the first. */
interface QueryRange {
  readonly upTo: number;
}

/** What a query may choose from has an end: only such parameters may make a page of their own in the cache. */
export type ClosedRules = Readonly<Record<string, QueryChoice | QueryRange>>;

/** Words of a visitor, by the source of a regular expression: a page takes its rules along as JSON. */
interface QueryWords {
  readonly like: string;
}

/** They are bounded by a pattern alone: there is no end of them, so nothing is ever kept under one. */
export type FreeRules = Readonly<Record<string, QueryWords>>;

type Rule = QueryChoice | QueryRange | QueryWords;
/** Both kinds, for whoever only reads. */
export type QueryRules = Readonly<Record<string, Rule>>;

declare const closed: unique symbol;
/** A query of choices alone, as `?name=value&…` or ''. Nothing but `closedQuery` makes one, and a key is made of nothing else. */
export type ClosedQuery = string & { readonly [closed]: true };

interface Declared {
  readonly query?: ClosedRules;
  readonly ownQuery?: FreeRules;
  readonly isList?: true;
}

/**
 * @param declared of a route
 * @param search of an address
 * @param lists what may be chosen at this moment, all of it: a value that only looks right is none
 * @returns what the address chooses; undefined where it says what one visitor has typed or was given, and where it asks a list
 *   for what it does not have
 */
export function closedQuery(declared: Declared, search: string, lists: OfferedLists): ClosedQuery | undefined {
  const { query = {}, ownQuery = {} } = declared;
  if (readQuery(ownQuery, search).size > 0 || asksUnknown(declared, search, lists)) return undefined;
  return readSearch(query, search, lists) as ClosedQuery;
}

/**
 * @param declared of a route
 * @param search of an address
 * @param lists what may be chosen at this moment
 * @returns whether an address asks a list for a choice or a page that there is not. Nothing chosen in a form is no choice
 */
export function asksUnknown({ query = {}, isList }: Declared, search: string, lists: OfferedLists): boolean {
  if (!isList || search === '') return false;
  const given = new URLSearchParams(search);
  return Object.entries(query).some(([name, rule]) => {
    const value = given.get(name) ?? '';
    return value !== '' && !isPlain(rule, value) && !isKnown(rule, value, lists);
  });
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
  const names = Object.entries(rules);
  // Most pages ask for nothing, and to take a long query apart takes longer than to answer with a page of the cache.
  if (names.length === 0 || search === '') return new URLSearchParams();
  const given = new URLSearchParams(search);
  return new URLSearchParams(
    names.flatMap(([name, rule]) => {
      const value = given.get(name);
      return value !== null && isKnown(rule, value, lists) ? [[name, value]] : [];
    }),
  );
}

/** @returns the same as `readQuery`, as the end of an address: '' or `?name=value&…` */
export function readSearch(rules: QueryRules, search: string, lists?: QueryLists): string {
  if (search === '') return '';
  const known = readQuery(rules, search, lists);
  return known.size > 0 ? `?${known.toString()}` : '';
}

/**
 * @param rules of a route
 * @param lists what may be chosen at this moment
 * @returns the same rules with all choices spelled out: whoever has them reads a query without the lists
 */
export function spellOut(rules: QueryRules, lists: OfferedLists): QueryRules {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      'among' in rule ? { ...rule, among: valuesOf(rule.among, lists) ?? [] } : rule,
    ]),
  );
}

/** @returns what may be chosen; undefined where a list is not given */
function valuesOf(among: QueryChoice['among'], lists: QueryLists): readonly string[] | undefined {
  if (among === 'countries') return lists.countries;
  if ('set' in among) return lists.taxonomy ? (lists.taxonomy[among.set] ?? []) : undefined;
  return among;
}

const FIRST_PAGE = '1';

function isKnown(rule: Rule, value: string, lists: QueryLists): boolean {
  if ('like' in rule) return new RegExp(rule.like, 'u').test(value);
  if (isPlain(rule, value)) return false;
  if ('upTo' in rule) return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= rule.upTo;
  const { among } = rule;
  const look = among === 'countries' ? LOOKS.countries : LOOKS.taxonomy;
  return valuesOf(among, lists)?.includes(value) ?? look.test(value);
}

/** @returns whether a value says what an address without the parameter means */
function isPlain(rule: QueryChoice | QueryRange, value: string): boolean {
  return value === ('upTo' in rule ? FIRST_PAGE : rule.plain);
}
