import { z } from 'zod';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

export const timelineSchema = blockSchema('timeline', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  items: z
    .array(
      z.strictObject({
        /** As it is read: a day, a year, an hour. */
        when: text.max(24),
        /** The same for machines, where it is a date. */
        date: z.iso.date().optional(),
        title: text,
        text,
      }),
    )
    .min(2)
    .max(9),
});

export type TimelineBlock = z.output<typeof timelineSchema>;
