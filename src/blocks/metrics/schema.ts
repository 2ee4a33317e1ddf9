import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const metricsSchema = blockSchema('metrics', {
  surface: surface.default('tint'),
  title: text,
  items: z
    .array(z.strictObject({ value: text.max(16), label: text }))
    .min(2)
    .max(4),
  /** How the figures were measured: a number without its source is not shown. */
  note: text,
});

export type MetricsBlock = z.output<typeof metricsSchema>;
