import { locales, type LocaleCode } from '#config/locales.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import { formatRate } from '#src/i18n/formatMoney.ts';
import type { Prices } from '#src/server/pricing/prices.ts';
import { fractionDigits } from '#src/shared/decimal.ts';
import type { AnyBlock } from '#src/shared/page.ts';
import type { Currency } from '#src/shared/pricing/currencies.ts';
import type { ExcerptRate, ExcerptRequest, ExcerptTable } from '#src/shared/pricing/priceExcerpt.ts';
import type { CountryPrices, Price } from '#src/shared/pricing/prices.ts';

/** A `price-excerpt` before it is filled; it has a table already where it comes from another site like this one. */
export type Excerpt = AnyBlock & ExcerptRequest & { readonly table?: ExcerptTable };

/** @returns a `price-excerpt` with its rates, written in the language; one that came with the block is not ours */
export function fillExcerpt({ table: _table, ...asked }: Excerpt, prices: Prices, locale: LocaleCode): AnyBlock {
  const titles = new Map(prices.countries(locale).map(({ iso, title }) => [iso, title]));
  const slices = asked.countries.flatMap((iso) => prices.country(iso) ?? []);
  if (slices.length === 0) return asked;
  const columns = asked.rates.map((rate) => writeColumn(slices, rate, asked.currency, locales[locale].iso));
  const { sample, stale_since: staleSince } = prices.origin();
  const table: ExcerptTable = {
    rows: slices.map(({ country_code: iso }, row) => ({
      iso,
      title: titles.get(iso) ?? iso,
      cells: columns.map((column) => column[row] ?? null),
    })),
    sample,
    ...(staleSince ? { staleSince: formatDate(staleSince.slice(0, 10), locales[locale].iso) } : {}),
  };
  return { ...asked, table } as AnyBlock;
}

/** All rates of a column with the digits of the one that has most: they are compared at a glance. */
function writeColumn(slices: readonly CountryPrices[], rate: ExcerptRate, currency: Currency, iso: string) {
  const amounts = slices.map((slice) => PICK[rate](slice)?.[currency]);
  const digits = Math.max(...amounts.map((amount) => (amount === undefined ? 0 : fractionDigits(amount))));
  return amounts.map((amount) => (amount === undefined ? null : formatRate(amount, currency, iso, digits)));
}

const PICK: Readonly<Record<ExcerptRate, (slice: CountryPrices) => Price | undefined>> = {
  'out-landline': ({ to }) => to.international?.Landline?.price,
  'out-mobile': ({ to }) => to.international?.Mobile?.price,
  'in-landline': ({ from }) => from.international?.Landline?.price,
  'in-mobile': ({ from }) => from.international?.Mobile?.price,
  sms: ({ smsout, smsout_international }) => smsout ?? smsout_international,
  number: ({ phone_numbers }) => phone_numbers?.find(({ category }) => category === 'Landline')?.monthly,
};
