import { z } from 'zod';
import { formBlockShape, LABELS_FIT, labelsFit } from '#src/shared/forms/formBlock.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const formSchema = blockSchema('form', {
  surface: surface.default('white'),
  ...formBlockShape,
  title: text.max(80),
  lead: text.max(320).optional(),
  /** What to know before one writes; beside the form where there is room. */
  facts: z
    .array(z.strictObject({ title: text.max(60), text: text.max(240) }))
    .max(4)
    .default([]),
}).refine(labelsFit, LABELS_FIT);

export type FormBlock = z.output<typeof formSchema>;
