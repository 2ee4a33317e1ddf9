import { z } from 'zod';
import { dayTime } from '#src/scenes/parts/dayTime.ts';
import { minutesOf } from '#src/scenes/parts/sceneTimes.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const person = z.strictObject({
  name: said.max(18).describe('Who it is: Omar.'),
  role: said.max(18).describe('What they are to each other: courier.'),
  number: said.max(22).describe('Their own number, its digits as dots: +1 ••• ••• ••18.'),
});

/** Two people who call each other by a third number, and when it ends. */
export const maskingSchema = sceneSchema(
  'masking',
  'Two people, two numbers of their own, one that both see, and when the pair ends.',
  {
    pair: said.max(24).describe('What the pair belongs to: Order 4417.'),
    number: said.max(22).describe('The number that both see. One that nobody can dial.'),
    first: person.describe('One of the two people.'),
    second: person.describe('The other.'),
    course: z
      .strictObject({
        since: dayTime.describe('When the pair was made, on a clock of 24 hours: "18:10".'),
        calls: z
          .array(
            z.strictObject({
              from: z.enum(['first', 'second']).describe('Who calls the other.'),
              at: dayTime.describe('When: "18:24".'),
              seconds: z.int().positive().describe('How long they have spoken, in seconds.'),
            }),
          )
          .min(1)
          .max(3)
          .describe('Their calls over that number, in order.'),
        now: dayTime.describe('What time it is: "19:20".'),
        until: dayTime.describe('When the pair ends: "20:30".'),
      })
      .refine(
        ({ since, calls, now, until }) => {
          const times = [since, ...calls.map(({ at }) => at), now, until].map(minutesOf);
          return times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
        },
        { message: 'the pair, its calls, now and the end must follow each other in time' },
      )
      .describe('From the pair’s beginning to its end.'),
  },
);

/** Two people and the number between them. */
export type MaskingScene = z.output<typeof maskingSchema>;
