import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const stepsSchema = blockSchema('steps', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  items: z
    .array(z.strictObject({ title: text, text }))
    .min(2)
    .max(6),
});

export type StepsBlock = z.output<typeof stepsSchema>;
