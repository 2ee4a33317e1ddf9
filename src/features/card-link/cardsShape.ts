import { z } from 'zod';
import { headline, href, lead, surface, text } from '#src/shared/page/schema.ts';
import { ICON_NAMES } from '#src/shared/iconNames.ts';

/** The fields of a block that presents pages as cards. Server and scripts only. */
export const cardsShape = {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        title: text.describe('The name of the page that the card leads to.'),
        text: text.max(220).describe('What the reader finds there, in a sentence with a fact in it.'),
        href,
        icon: z.enum(ICON_NAMES).describe('The icon of the card.'),
      }),
    )
    .min(2)
    .max(12)
    .describe('The cards, most important first: the order decides how much room each gets.'),
};
