import type { Prices } from '#src/pricing/server/createPrices.ts';
import { writeCsv } from '#src/shared/text/csv.ts';
import {
  CALL_GROUPS,
  CATEGORIES,
  MESSAGE_PRICES,
  type CountryPrices,
  type GlobalPrices,
  type Price,
  type Usage,
} from '#src/pricing/data/prices.ts';

/** One rate, wherever in the price list it stands. */
interface Rate {
  readonly direction: 'to' | 'from' | 'in-country' | 'sms' | 'number' | 'everywhere';
  /** The key of the list that it stands in. */
  readonly group: string;
  readonly category?: string;
  readonly prefixes?: readonly string[];
  readonly increments?: Usage['increments'];
  readonly unit: Usage['unit'] | 'message' | 'once' | 'month' | 'packet';
  readonly price: Price;
}

const HEADER = [
  'country_code',
  'country',
  'direction',
  'group',
  'category',
  'prefixes',
  'increments',
  'unit',
  'USD',
  'EUR',
  'RUR',
  'sample',
  'stale_since',
];

/**
 * All that is shown of the price lists as one table, for spreadsheets and scripts: `/prices.csv`.
 *
 * @returns CSV (RFC 4180) with a header, a row for each rate. Each row says whether it is a sample and since when it is
 *   stale, since rows are sorted, cut and mixed
 */
export function writePriceCsv(prices: Prices): string {
  const { sample, stale_since: staleSince = '' } = prices.origin();
  const write = (rates: readonly Rate[], code: string, country: string) =>
    rates.map(({ direction, group, category = '', prefixes = [], increments, unit, price }) => [
      code,
      country,
      direction,
      group,
      category,
      prefixes.join(' '),
      increments ? `${String(increments.first)}/${String(increments.next)}` : '',
      unit,
      price.USD,
      price.EUR,
      price.RUR,
      String(sample),
      staleSince,
    ]);
  const slices = prices.countries('en').flatMap(({ iso }) => prices.country(iso) ?? []);
  return writeCsv([
    HEADER,
    ...slices.flatMap((slice) => write(countryRates(slice), slice.country_code, slice.name)),
    ...write(globalRates(prices.everywhere()), '', ''),
  ]);
}

function countryRates(slice: CountryPrices): Rate[] {
  const { pstn_out_incountry: inCountry, phone_numbers: rents = [] } = slice;
  return [
    ...callRates(slice, 'to'),
    ...callRates(slice, 'from'),
    ...(inCountry
      ? [{ direction: 'in-country', group: 'pstn_out_incountry', unit: 'minute', price: inCountry } as const]
      : []),
    ...MESSAGE_PRICES.flatMap((group): Rate[] => {
      const price = slice[group];
      return price ? [{ direction: 'sms', group, unit: 'message', price }] : [];
    }),
    ...rents.flatMap(({ category, installation, monthly }): Rate[] => {
      const number = { direction: 'number', group: 'phone_numbers', category } as const;
      return [
        { ...number, unit: 'once', price: installation },
        { ...number, unit: 'month', price: monthly },
      ];
    }),
  ];
}

function callRates(slice: CountryPrices, direction: 'to' | 'from'): Rate[] {
  return CALL_GROUPS.flatMap((group) =>
    CATEGORIES.flatMap((category) => {
      const { prices = [], increments } = slice[direction][group]?.[category] ?? {};
      return prices.map(({ prefixes, price }): Rate => {
        return { direction, group, category, prefixes, increments, unit: 'minute', price };
      });
    }),
  );
}

function globalRates({ products = [], resources = [], subscriptions = [], packets }: GlobalPrices): Rate[] {
  const direction = 'everywhere';
  const usages = (group: string, list: readonly Usage[]) =>
    list.map(({ part: category, increments, unit, price }): Rate => {
      return { direction, group, category, increments, unit, price };
    });
  return [
    ...usages('products', products),
    ...usages('resources', resources),
    ...subscriptions.map(({ part: category, monthly: price }): Rate => {
      return { direction, group: 'subscriptions', category, unit: 'month', price };
    }),
    ...(['MAU', 'IM'] as const).flatMap((group) =>
      (packets?.[group] ?? []).map(({ packet_name: category, price }): Rate => {
        return { direction, group, category, unit: 'packet', price };
      }),
    ),
  ];
}
