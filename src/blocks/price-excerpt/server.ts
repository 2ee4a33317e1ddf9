import { locales, type LocaleCode } from '#config/locales.ts';
import type { PriceExcerptBlock, priceExcerptSchema } from '#src/blocks/price-excerpt/schema.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import { hasDearer } from '#src/pricing/data/hasDearer.ts';
import { digitsOf, formatRate } from '#src/pricing/words/formatMoney.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';
import { excerptPrice } from '#src/pricing/server/excerptPrice.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { ExcerptRate, ExcerptTable } from '#src/pricing/data/priceExcerpt.ts';
import type { CountryPrices } from '#src/pricing/data/prices.ts';

/** The rates, written in the language; a table that came with the block, from another site like this one, is not ours. */
export const priceExcerptServer = defineServerPart<typeof priceExcerptSchema, Pick<PriceExcerptBlock, 'table'>>({
  from: 'prices',
  fill: (asked, { prices, locale }) => ({ table: writeTable(asked, prices, locale) }),
});

/** Without prices there is none. */
function writeTable(asked: PriceExcerptBlock, prices: Prices, locale: LocaleCode): ExcerptTable | undefined {
  const slices = asked.countries.flatMap((iso) => prices.country(iso) ?? []);
  if (slices.length === 0) return undefined;
  const columns = asked.rates.map((rate) => writeColumn(slices, rate, asked.currency, locales[locale].iso));
  const { sample, stale_since: staleSince } = prices.origin();
  return {
    rows: slices.map((slice, row) => ({
      iso: slice.country_code,
      title: prices.titleOf(slice.country_code, locale),
      cells: columns.map((column) => column[row] ?? null),
      lowest: asked.rates.filter((rate) => {
        const found = excerptPrice(slice, rate);
        return found && hasDearer(found, asked.currency);
      }),
    })),
    sample,
    ...(staleSince ? { staleSince: formatDate(staleSince.slice(0, 10), locales[locale].iso) } : {}),
  };
}

/** All rates of a column with the digits of the one that has most: they are compared at a glance. */
function writeColumn(slices: readonly CountryPrices[], rate: ExcerptRate, currency: Currency, iso: string) {
  const amounts = slices.map((slice) => excerptPrice(slice, rate)?.price[currency]);
  const digits = digitsOf(amounts);
  return amounts.map((amount) => (amount === undefined ? null : formatRate(amount, currency, iso, digits)));
}
