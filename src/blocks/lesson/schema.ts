import { z } from 'zod';
import { blockSchema, slug, surface, text } from '#src/shared/schema.ts';

const neighbour = z.strictObject({ id: slug, title: text }).optional();

/**
 * One lesson of a course. A block each, and not one block with a list or a field of the template: a lesson then has an
 * anchor of its own, editors may put other blocks between, and the languages are compared lesson by lesson.
 */
export const lessonSchema = blockSchema('lesson', {
  surface: surface.default('kit'),
  title: text.max(60),
  goal: text.max(240),
  /** What a person needs who does it for the first time. The course adds them up. */
  minutes: z.int().min(1).max(90),
  steps: z.array(text.max(280)).min(2).max(7),
  /** What is to be seen or heard when it went well. */
  outcome: text.max(320),
  flow: z.strictObject({
    label: text.max(80),
    /** The blocks on the caller's way so far, top to bottom; those that this lesson adds are `fresh`. */
    nodes: z
      .array(
        z.strictObject({
          label: text.max(32),
          side: z.enum(['caller', 'answer']),
          fresh: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(8),
  }),
  pitfall: text.max(320),
  /** Filled in when the page is resolved. */
  place: z
    .strictObject({ number: z.int(), of: z.int(), previous: neighbour, next: neighbour })
    .default({ number: 1, of: 1 }),
});

export type LessonBlock = z.output<typeof lessonSchema>;
