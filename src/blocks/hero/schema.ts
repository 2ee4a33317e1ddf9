import { z } from 'zod';
import { cta } from '#src/shared/cta.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const heroSchema = blockSchema('hero', {
  surface: surface.default('white'),
  eyebrow: text.optional(),
  title: text.max(90),
  lead: text.max(320),
  actions: z.array(cta).max(2).default([]),
  /** A short exchange, drawn as turns on one line: what was said decides how long each bar is. */
  transcript: z
    .strictObject({
      label: text,
      turns: z
        .array(z.strictObject({ side: z.enum(['caller', 'answer']), text: text.max(120) }))
        .min(2)
        .max(6),
    })
    .optional(),
});

export type HeroBlock = z.output<typeof heroSchema>;
