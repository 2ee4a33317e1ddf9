import type { LocaleCode } from '#config/locales.ts';
import type { PageQuery } from '#src/content/document.ts';
import { fillEstimator } from '#src/server/pricing/estimatorFiller.ts';
import { fillExcerpt, type Excerpt } from '#src/server/pricing/excerptFiller.ts';
import { fillPriceList } from '#src/server/pricing/priceListFiller.ts';
import type { Prices } from '#src/server/pricing/prices.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { AnyBlock } from '#src/shared/page.ts';

/**
 * A source whose pages have their rates filled in, wherever the pages come from. A filled static block keeps its identity
 * until a price changes, so that its HTML is kept too.
 */
export function createPricedSource(source: ContentSource, prices: Prices): ContentSource {
  let excerpts = new WeakMap<AnyBlock, Map<LocaleCode, AnyBlock>>();
  prices.onChange(() => {
    excerpts = new WeakMap();
  });
  const excerptOf = (block: AnyBlock, locale: LocaleCode): AnyBlock => {
    const known = excerpts.get(block) ?? new Map<LocaleCode, AnyBlock>();
    excerpts.set(block, known);
    const filled = known.get(locale) ?? fillExcerpt(block as Excerpt, prices, locale);
    known.set(locale, filled);
    return filled;
  };
  const fill = (block: AnyBlock, { locale, query = {} }: PageQuery): AnyBlock => {
    if (block.type === 'price-excerpt') return excerptOf(block, locale);
    if (block.type === 'price-list') return fillPriceList(block, prices, locale, query);
    return block.type === 'estimator' ? fillEstimator(block, prices, locale, query) : block;
  };
  return {
    ...source,
    async getPage(query, asking) {
      const page = await source.getPage(query, asking);
      return page && { ...page, blocks: page.blocks.map((block) => fill(block, query)) };
    },
  };
}
