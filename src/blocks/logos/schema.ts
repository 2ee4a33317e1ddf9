import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const logosSchema = blockSchema('logos', {
  surface: surface.default('white'),
  title: text,
  /** Standards and protocols by their names, with what is done by them. */
  items: z
    .array(z.strictObject({ label: text.max(20), text: text.max(60) }))
    .min(3)
    .max(12),
});

export type LogosBlock = z.output<typeof logosSchema>;
