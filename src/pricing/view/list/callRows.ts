import {
  CALL_GROUPS,
  CATEGORIES,
  type CallGroup,
  type CallPrices,
  type Category,
  type CategoryPrices,
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
  /** In the order of the groups; missing where a group has none for these numbers. */
  readonly rates: readonly (Price | undefined)[];
  /** How calls at each of the rates are rounded; missing where the group has no rate, or does not say. */
  readonly increments: readonly (Increments | undefined)[];
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

/**
 * A prefix costs in each group what the longest one costs there that it begins with: groups need not part their prefixes
 * alike. Those that cost the same in every group are one row.
 */
function rowsOf(calls: CallPrices, category: Category, groups: readonly CallGroup[]): CallRow[] {
  const lists = groups.map((group) => calls[group]?.[category]);
  const found = lists.filter((list) => list !== undefined);
  const rateIn = lists.map(rateFinder);
  const rows = new Map<string, { readonly prefixes: string[]; readonly rates: CallRow['rates'] }>();
  for (const prefix of new Set(found.flatMap(({ prices }) => prices.flatMap((row) => row.prefixes)))) {
    const rates = rateIn.map((find) => find(prefix));
    const key = JSON.stringify(rates);
    const row = rows.get(key) ?? { prefixes: [], rates };
    row.prefixes.push(prefix);
    rows.set(key, row);
  }
  return [...rows.values()].map(({ prefixes, rates }) => ({
    key: `${category} ${prefixes.join(' ')}`,
    category,
    prefixes,
    isFlat: found.every(({ flat_rate }) => flat_rate),
    rates,
    increments: lists.map((list) => list?.increments),
  }));
}

/** @returns what finds the rate of a prefix in the list of a group; nothing where that has none for it */
function rateFinder(list: CategoryPrices | undefined): (prefix: string) => Price | undefined {
  const rows = list?.prices.flatMap(({ prefixes, price }) => prefixes.map((prefix) => [prefix, price] as const));
  // A prefix that a list has twice is one: the first counts.
  const rates = new Map(rows?.reverse());
  return (prefix) => {
    let known = prefix;
    while (known !== '' && !rates.has(known)) known = known.slice(0, -1);
    return rates.get(known);
  };
}
