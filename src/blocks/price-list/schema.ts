import type { z } from 'zod';
import type { PriceListData } from '#src/shared/pricing/priceList.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const priceListSchema = blockSchema('price-list', {
  surface: surface.default('white'),
  title: text.max(80),
  lead: text.max(320).optional(),
});

export interface PriceListBlock extends z.output<typeof priceListSchema> {
  /** Filled in when the page is found; editors cannot write it. */
  readonly data: PriceListData;
}
