import type { HeroBlock, heroSchema } from '#src/blocks/hero/schema.ts';
import { fillPriceTags } from '#src/pricing/server/fillPriceTags.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** Who reads the contents of a page has its head before their eyes. Prices are those of the list. */
export const heroServer = defineServerPart<typeof heroSchema, Pick<HeroBlock, 'prices'>>({
  isSection: false,
  from: 'prices',
  fill: ({ prices: tags }, { prices, locale }) => ({ prices: fillPriceTags(tags, prices, locale) }),
});
