import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const tabsSchema = blockSchema('tabs', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  items: z
    .array(z.strictObject({ label: text.max(32), title: text, text, points: z.array(text).max(6).default([]) }))
    .min(2)
    .max(6),
});

export type TabsBlock = z.output<typeof tabsSchema>;
