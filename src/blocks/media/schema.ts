import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const mediaSchema = blockSchema('media', {
  surface: surface.default('white'),
  title: text,
  text,
  /** Which drawing; the block's id decides how it turns out. */
  kind: z.enum(['turns', 'node-line', 'sparkbars', 'flagtile']),
  /** What the drawing shows, in words. */
  caption: text,
  /** On which side of the text the drawing stands, where there is room. */
  side: z.enum(['start', 'end']).default('end'),
  /** For `flagtile`: ISO codes of countries. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code'))
    .max(12)
    .default([]),
}).refine(({ kind, countries }) => kind !== 'flagtile' || countries.length > 0, {
  message: 'flagtile needs countries',
  path: ['countries'],
});

export type MediaBlock = z.output<typeof mediaSchema>;
