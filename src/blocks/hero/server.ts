import type { HeroBlock, heroSchema } from '#src/blocks/hero/schema.ts';
import { fillPriceTags } from '#src/pricing/server/fillPriceTags.ts';
import { fillScenes } from '#src/pricing/server/scenes/fillScenes.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** Who reads the contents of a page has its head before their eyes. Prices, those in scenes too, are those of the list. */
export const heroServer = defineServerPart<typeof heroSchema, Pick<HeroBlock, 'prices' | 'scene' | 'scenes'>>({
  isSection: false,
  from: 'prices',
  fill: (hero, { prices, locale }) => ({
    prices: fillPriceTags(hero.prices, prices, locale),
    ...fillScenes(hero, { prices, locale }),
  }),
});
