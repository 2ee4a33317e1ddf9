import type { z } from 'zod';
import { cardsShape } from '#src/features/card-link/cardsShape.ts';
import { blockSchema } from '#src/shared/page/schema.ts';

/** Each card's words and icon are written here and may differ from what the page says of itself. */
export const industryCardsSchema = blockSchema('industry-cards', 'Pages of industries as cards.', cardsShape);

/** Cards by their rank: the first gets the most room. */
export type IndustryCardsBlock = z.output<typeof industryCardsSchema>;
