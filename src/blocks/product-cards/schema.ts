import type { z } from 'zod';
import { cardsShape } from '#src/features/card-link/cardsShape.ts';
import { blockSchema } from '#src/shared/page/schema.ts';

/** The fields are those of `industry-cards`; only what is drawn of them differs. */
export const productCardsSchema = blockSchema('product-cards', 'Pages of products as cards.', cardsShape);

/** Cards by their rank: the first is a panel, those from the fourth on are names in a list. */
export type ProductCardsBlock = z.output<typeof productCardsSchema>;
