import { z } from 'zod';
import { blockSchema, filledIn, headline, slug, surface, text } from '#src/shared/page/schema.ts';

const neighbour = z.strictObject({ id: slug, title: text }).optional();

/**
 * One lesson of a course. A block each, and not one block with a list or a field of the template: a lesson then has an
 * anchor of its own, editors may put other blocks between, and the languages are compared lesson by lesson.
 */
export const lessonSchema = blockSchema(
  'lesson',
  'One lesson of a course; its number and its neighbours come by themselves.',
  {
    surface: surface.default('kit'),
    title: headline.max(60).describe('What the lesson is called.'),
    goal: text.max(240).describe('What works at its end that did not before.'),
    minutes: z
      .int()
      .min(1)
      .max(90)
      .describe('How many minutes it takes somebody who does it for the first time. The course adds them up.'),
    steps: z
      .array(text.max(280).describe('One step: what to do, and where.'))
      .min(2)
      .max(7)
      .describe('What to do, in order.'),
    outcome: text.max(320).describe('What is to be seen or heard when it went well.'),
    flow: z
      .strictObject({
        label: text.max(80).describe('What the drawing shows, in a few words.'),
        nodes: z
          .array(
            z.strictObject({
              label: text.max(32).describe('The name of the block, as the flow editor has it.'),
              side: z.enum(['caller', 'answer']).describe('On whose side it stands: the caller’s, or the answer’s.'),
              fresh: z.boolean().describe('True for a block that this lesson adds.').default(false),
            }),
          )
          .min(1)
          .max(8)
          .describe('The blocks on the caller’s way so far, top to bottom.'),
      })
      .describe('The drawing of the flow as it is at the end of the lesson.'),
    pitfall: text.max(320).describe('What often goes wrong, and how to tell.'),
    place: filledIn(
      z
        .strictObject({ number: z.int(), of: z.int(), previous: neighbour, next: neighbour })
        .default({ number: 1, of: 1 }),
    ),
  },
);

/** With its place in the course filled in. */
export type LessonBlock = z.output<typeof lessonSchema>;
