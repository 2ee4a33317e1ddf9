import { z } from 'zod';
import { blockSchema, headline, surface, text } from '#src/shared/page/schema.ts';

/** The site makes the drawing from the words or the id of the block: nothing is uploaded. */
export const mediaSchema = blockSchema('media', 'A text beside a drawing.', {
  surface: surface.default('white'),
  title: headline,
  text: text.describe('The text beside the drawing, one short paragraph.'),
  kind: z
    .enum(['turns', 'node-line', 'sparkbars', 'flagtile'])
    .describe('Which drawing. The id of the block decides how it turns out.'),
  caption: text.describe('What the drawing shows, in words.'),
  side: z
    .enum(['start', 'end'])
    .describe('On which side of the text the drawing stands, where there is room.')
    .default('end'),
  countries: z
    .array(
      z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code')
        .describe('A country by its two letters: BR.'),
    )
    .max(12)
    .describe('For the drawing flagtile, which needs it: the countries whose flags it shows.')
    .default([]),
}).refine(({ kind, countries }) => kind !== 'flagtile' || countries.length > 0, {
  message: 'flagtile needs countries',
  path: ['countries'],
});

/** `countries` has members wherever the drawing is `flagtile`. */
export type MediaBlock = z.output<typeof mediaSchema>;
