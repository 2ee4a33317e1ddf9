import type { z } from 'zod';
import { cardsShape } from '#src/features/card-link/cardsShape.ts';
import { blockSchema } from '#src/shared/schema.ts';

export const productCardsSchema = blockSchema('product-cards', 'Pages of products as cards.', cardsShape);

export type ProductCardsBlock = z.output<typeof productCardsSchema>;
