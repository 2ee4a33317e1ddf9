import { z } from 'zod';
import { formBlockShape, LABELS_FIT, labelsFit } from '#src/shared/forms/formBlock.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const heroFormSchema = blockSchema('hero-form', {
  surface: surface.default('purple955'),
  eyebrow: text.optional(),
  title: text.max(90),
  lead: text.max(320),
  /** What the visitor gets for it. */
  points: z.array(text.max(120)).max(4).default([]),
  ...formBlockShape,
  formTitle: text.max(60),
}).refine(labelsFit, LABELS_FIT);

export type HeroFormBlock = z.output<typeof heroFormSchema>;
