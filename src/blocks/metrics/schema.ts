import { z } from 'zod';
import { blockSchema, headline, surface, text } from '#src/shared/page/schema.ts';

/** The note is not optional: a figure without its source is no figure. */
export const metricsSchema = blockSchema('metrics', 'Two to four figures with what they count.', {
  surface: surface.default('tint'),
  title: headline,
  items: z
    .array(
      z.strictObject({
        value: text.max(16).describe('The figure with its unit: 640 ms.'),
        label: text.describe('What it counts.'),
      }),
    )
    .min(2)
    .max(4)
    .describe('The figures.'),
  note: text.describe('How the figures were measured, where and when: there is no number without its source.'),
});

/** Figures as they are read, unit and all; nothing is counted with them. */
export type MetricsBlock = z.output<typeof metricsSchema>;
