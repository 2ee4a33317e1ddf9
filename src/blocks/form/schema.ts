import { z } from 'zod';
import { FORM_IDS } from '#src/shared/forms/formDefinition.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const formSchema = blockSchema('form', {
  surface: surface.default('white'),
  form: z.enum(FORM_IDS),
  title: text.max(80),
  lead: text.max(320).optional(),
  submit: text.max(32),
  /** What fields are called on this page, by the name under which they are posted. */
  labels: z.record(z.string(), text.max(80)).default({}),
  /** What to know before one writes; beside the form where there is room. */
  facts: z
    .array(z.strictObject({ title: text.max(60), text: text.max(240) }))
    .max(4)
    .default([]),
});

export type FormBlock = z.output<typeof formSchema>;
