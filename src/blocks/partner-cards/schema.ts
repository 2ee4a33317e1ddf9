import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const partnerCardsSchema = blockSchema('partner-cards', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  items: z
    .array(
      z.strictObject({
        name: text.max(40),
        /** What the partner does with the platform: integrates, resells, builds on it. */
        kind: text.max(40),
        region: text.max(60),
        /** ISO 3166: stands on the tile that is drawn for the partner. */
        country: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code'),
        text: text.max(220),
        products: z.array(text.max(32)).min(1).max(4),
      }),
    )
    .min(2)
    .max(8),
  note: text.optional(),
});

export type PartnerCardsBlock = z.output<typeof partnerCardsSchema>;
