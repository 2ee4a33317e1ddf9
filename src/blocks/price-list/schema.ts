import type { z } from 'zod';
import type { PriceListData } from '#src/pricing/data/priceList.ts';
import { blockSchema, headline, lead, surface } from '#src/shared/page/schema.ts';

/** What editors write of it: the prices are no content. */
export const priceListSchema = blockSchema(
  'price-list',
  'The price list with its search for a country or a number. Prices come by themselves.',
  {
    surface: surface.default('white'),
    title: headline.max(80),
    lead: lead.max(320).optional(),
  },
);

/** The words and, beside them, the countries and rates that the page begins with. */
export interface PriceListBlock extends z.output<typeof priceListSchema> {
  /** Filled in when the page is found; editors cannot write it. */
  readonly data: PriceListData;
}
