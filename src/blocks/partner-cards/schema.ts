import { z } from 'zod';
import { blockSchema, headline, lead, surface, text } from '#src/shared/page/schema.ts';

/** A partner's mark is drawn by the site, so that no file of somebody else is needed. */
export const partnerCardsSchema = blockSchema('partner-cards', 'Partners as cards.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        name: text.max(40).describe('The name of the partner.'),
        kind: text.max(40).describe('What the partner does with the platform: “Integrator”.'),
        region: text.max(60).describe('Where the partner works: “Chile and Peru”.'),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code')
          .describe('The country on the tile that is drawn for the partner, by its two letters: CL.'),
        text: text.max(220).describe('What the partner is good at, in one or two sentences.'),
        products: z
          .array(text.max(32).describe('The name of a product.'))
          .min(1)
          .max(4)
          .describe('The products that the partner works with.'),
      }),
    )
    .min(2)
    .max(8)
    .describe('The partners.'),
  note: text.describe('What holds for all of them.').optional(),
});

/** The partners, in the order of the page. */
export type PartnerCardsBlock = z.output<typeof partnerCardsSchema>;
