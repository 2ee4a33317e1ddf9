import {
  CALL_GROUPS,
  CATEGORIES,
  type CallGroup,
  type CallPrices,
  type Category,
  type Increments,
  type Price,
} from '#src/pricing/data/prices.ts';

/** Numbers that are called at one rate, or at one for each place where the call begins. */
export interface CallRow {
  readonly key: string;
  readonly category: Category;
  readonly prefixes: readonly string[];
  /** All numbers of the category cost the same. */
  readonly isFlat: boolean;
  readonly increments: Increments | undefined;
  /** In the order of the groups. */
  readonly rates: readonly (Price | undefined)[];
}

interface CallTable {
  /** Those that the country has rates of. */
  readonly groups: readonly CallGroup[];
  readonly rows: readonly CallRow[];
  /** Kinds of number that cannot be had. */
  readonly missing: readonly Category[];
}

/** @returns the calls of one direction as a table; without groups where there are none */
export function callRows(calls: CallPrices): CallTable {
  const groups = CALL_GROUPS.filter((group) => Object.keys(calls[group] ?? {}).length > 0);
  const has = (category: Category) => groups.some((group) => calls[group]?.[category]);
  return {
    groups,
    rows: CATEGORIES.filter(has).flatMap((category) => rowsOf(calls, category, groups)),
    missing: CATEGORIES.filter((category) => !has(category)),
  };
}

/** Rows of different groups are one row when they are about the same prefixes. */
function rowsOf(calls: CallPrices, category: Category, groups: readonly CallGroup[]): CallRow[] {
  const found = groups.flatMap((group) => calls[group]?.[category] ?? []);
  const prefixLists = found.flatMap(({ prices }) => prices.map(({ prefixes }) => prefixes));
  const distinct = new Map(prefixLists.map((prefixes) => [prefixes.join(' '), prefixes]));
  return [...distinct].map(([key, prefixes]) => ({
    key: `${category} ${key}`,
    category,
    prefixes,
    isFlat: found.every(({ flat_rate }) => flat_rate),
    increments: found[0]?.increments,
    rates: groups.map((group) => calls[group]?.[category]?.prices.find((row) => row.prefixes.join(' ') === key)?.price),
  }));
}
