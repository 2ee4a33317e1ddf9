import type { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

/** What it calculates with is filled in by the server (`EstimatorData`), and is no content. */
export const estimatorSchema = blockSchema('estimator', {
  surface: surface.default('tint'),
  title: text,
  lead: text.optional(),
});

export type EstimatorBlock = z.output<typeof estimatorSchema>;
