import { locales, type LocaleCode } from '#config/locales.ts';
import { formatDate } from '#src/i18n/formatDate.ts';
import { formatRate } from '#src/i18n/formatMoney.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { Prices } from '#src/server/upstream/prices.ts';
import { fractionDigits, type Decimal } from '#src/shared/decimal.ts';
import type { AnyBlock } from '#src/shared/page.ts';
import type { ExcerptRate, ExcerptRequest, ExcerptTable } from '#src/shared/priceExcerpt.ts';
import type { CountryPrices } from '#src/shared/prices.ts';

type Excerpt = AnyBlock & ExcerptRequest & { readonly table?: ExcerptTable };

/**
 * A source whose pages have their rates filled in, wherever the pages come from. A filled block keeps its identity until a
 * price changes, so that its HTML is kept too.
 */
export function createPricedSource(source: ContentSource, prices: Prices): ContentSource {
  let filled = new WeakMap<AnyBlock, Map<LocaleCode, AnyBlock>>();
  prices.onChange(() => {
    filled = new WeakMap();
  });
  const fill = (block: AnyBlock, locale: LocaleCode): AnyBlock => {
    if (block.type !== 'price-excerpt') return block;
    const known = filled.get(block) ?? new Map<LocaleCode, AnyBlock>();
    filled.set(block, known);
    const whole = known.get(locale) ?? fillExcerpt(block as Excerpt, prices, locale);
    known.set(locale, whole);
    return whole;
  };
  return {
    ...source,
    async getPage(query) {
      const page = await source.getPage(query);
      return page && { ...page, blocks: page.blocks.map((block) => fill(block, query.locale)) };
    },
  };
}

/** A table that came with the block is not ours and is not shown. */
function fillExcerpt({ table: _table, ...block }: Excerpt, prices: Prices, locale: LocaleCode): AnyBlock {
  const titles = new Map(prices.countries(locale).map(({ iso, title }) => [iso, title]));
  const slices = block.countries.flatMap((iso) => prices.slice(iso, block.currency) ?? []);
  if (slices.length === 0) return block;
  const columns = block.rates.map((rate) => writeColumn(slices, rate, block.currency, locales[locale].iso));
  const { sample, staleSince } = prices.origin();
  const table: ExcerptTable = {
    rows: slices.map(({ iso }, row) => ({
      iso,
      title: titles.get(iso) ?? iso,
      cells: columns.map((column) => column[row] ?? null),
    })),
    sample,
    ...(staleSince ? { staleSince: formatDate(staleSince.slice(0, 10), locales[locale].iso) } : {}),
  };
  return { ...block, table } as AnyBlock;
}

/** All rates of a column with the digits of the one that has most: they are compared at a glance. */
function writeColumn(
  slices: readonly CountryPrices[],
  rate: ExcerptRate,
  currency: ExcerptRequest['currency'],
  iso: string,
) {
  const amounts = slices.map(PICK[rate]);
  const digits = Math.max(...amounts.map((amount) => (amount === undefined ? 0 : fractionDigits(amount))));
  return amounts.map((amount) => (amount === undefined ? null : formatRate(amount, currency, iso, digits)));
}

const PICK: Readonly<Record<ExcerptRate, (slice: CountryPrices) => Decimal | undefined>> = {
  'out-landline': ({ to }) => to.international?.Landline?.price,
  'out-mobile': ({ to }) => to.international?.Mobile?.price,
  'in-landline': ({ from }) => from.international?.Landline?.price,
  'in-mobile': ({ from }) => from.international?.Mobile?.price,
  sms: ({ sms }) => sms.out ?? sms.international,
  number: ({ numbers }) => numbers.find(({ category }) => category === 'Landline')?.monthly,
};
