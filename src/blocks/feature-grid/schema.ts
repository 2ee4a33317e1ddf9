import { z } from 'zod';
import { blockSchema, headline, lead, link, surface, text } from '#src/shared/page/schema.ts';

/** Nine at most: what is longer is two blocks, each with a headline. */
export const featureGridSchema = blockSchema('feature-grid', 'What belongs to a product: short texts side by side.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        title: text.describe('The feature, in two to five words.'),
        text: text.describe('What it does for the reader, with a fact in it.'),
        link: link.describe('Where to read more.').optional(),
      }),
    )
    .min(2)
    .max(9)
    .describe('The features, most important first.'),
});

/** How many features there are decides how they are laid out. */
export type FeatureGridBlock = z.output<typeof featureGridSchema>;
