import { z } from 'zod';
import { cta } from '#src/shared/cta.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const ctaSchema = blockSchema('cta', {
  surface: surface.default('dark'),
  title: text,
  text,
  actions: z.array(cta).min(1).max(2),
});

export type CtaBlock = z.output<typeof ctaSchema>;
