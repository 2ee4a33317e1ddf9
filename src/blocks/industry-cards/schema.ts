import { z } from 'zod';
import { blockSchema, href, surface, text } from '#src/shared/schema.ts';
import { ICON_NAMES } from '#src/shared/iconNames.ts';

export const industryCardsSchema = blockSchema('industry-cards', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  /** Most important first: the order decides how much room each gets. */
  items: z
    .array(z.strictObject({ title: text, text: text.max(220), href, icon: z.enum(ICON_NAMES) }))
    .min(2)
    .max(12),
});

export type IndustryCardsBlock = z.output<typeof industryCardsSchema>;
