import { z } from 'zod';
import { blockSchema, cta, surface, text } from '#src/shared/schema.ts';

export const ctaSchema = blockSchema('cta', {
  surface: surface.default('dark'),
  title: text,
  text,
  actions: z.array(cta).min(1).max(2),
});

export type CtaBlock = z.output<typeof ctaSchema>;
