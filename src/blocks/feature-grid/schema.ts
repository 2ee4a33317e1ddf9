import { z } from 'zod';
import { blockSchema, href, surface, text } from '#src/shared/schema.ts';

export const featureGridSchema = blockSchema('feature-grid', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  items: z
    .array(z.strictObject({ title: text, text, link: z.strictObject({ label: text, href }).optional() }))
    .min(2)
    .max(9),
});

export type FeatureGridBlock = z.output<typeof featureGridSchema>;
