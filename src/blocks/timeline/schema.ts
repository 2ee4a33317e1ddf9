import { z } from 'zod';
import { blockSchema, headline, lead, surface, text } from '#src/shared/page/schema.ts';

/** A time is written twice: in words for readers and, where it is a day, as a date for machines. */
export const timelineSchema = blockSchema('timeline', 'What happened, or will, and when.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  items: z
    .array(
      z.strictObject({
        when: text.max(24).describe('When, as it is read: “March 2026”, “Day 3”, “09:00”.'),
        date: z.iso.date().describe('The same for machines, where it is a day: 2026-03-14.').optional(),
        title: text.describe('What happens, in a few words.'),
        text: text.describe('What is to be known about it.'),
      }),
    )
    .min(2)
    .max(9)
    .describe('The events, earliest first.'),
});

/** The events, in the order in which they were written. */
export type TimelineBlock = z.output<typeof timelineSchema>;
