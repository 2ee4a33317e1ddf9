import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const badgesSchema = blockSchema('badges', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  items: z
    .array(
      z.strictObject({
        label: text.max(32),
        text,
        /** Stands for one that the real provider would show. */
        sample: z.boolean().default(false),
      }),
    )
    .min(2)
    .max(8),
});

export type BadgesBlock = z.output<typeof badgesSchema>;
