import type { z } from 'zod';
import { cardsShape } from '#src/features/card-link/cardsShape.ts';
import { blockSchema } from '#src/shared/schema.ts';

export const industryCardsSchema = blockSchema('industry-cards', 'Pages of industries as cards.', cardsShape);

export type IndustryCardsBlock = z.output<typeof industryCardsSchema>;
