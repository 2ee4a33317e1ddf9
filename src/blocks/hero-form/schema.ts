import { z } from 'zod';
import { FORM_IDS } from '#src/shared/forms/formDefinition.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const heroFormSchema = blockSchema('hero-form', {
  surface: surface.default('purple955'),
  eyebrow: text.optional(),
  title: text.max(90),
  lead: text.max(320),
  /** What the visitor gets for it. */
  points: z.array(text.max(120)).max(4).default([]),
  form: z.enum(FORM_IDS),
  formTitle: text.max(60),
  submit: text.max(32),
  labels: z.record(z.string(), text.max(80)).default({}),
});

export type HeroFormBlock = z.output<typeof heroFormSchema>;
