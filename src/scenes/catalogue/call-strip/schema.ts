import { z } from 'zod';
import { sceneCode } from '#src/scenes/parts/sceneCode.ts';
import { isOutgoing, sceneTurns } from '#src/scenes/parts/sceneTurns.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

/** A live call; what is said in it is the caption's sentence at work. */
export const callStripSchema = sceneSchema(
  'call-strip',
  'A live call: both voices on a ruler, what they say, and the events that fall out of it.',
  {
    call: said.max(24).describe('What the call is called in the console: Call 7f3a.'),
    way: said.max(40).describe('Who calls whom: +1 202-555-0142 → Delivery line.'),
    isOutgoing,
    now: z.number().positive().describe('Where the call is, in seconds: 21.4.'),
    turns: sceneTurns,
    events: z
      .array(
        z.strictObject({
          name: z.string().max(20).describe('The event or the call to your own systems: orders.find.'),
          took: z.int().nonnegative().describe('What it took, in ms.'),
          status: z.int().min(100).max(599).describe('The answer of an HTTP call: 200.').optional(),
        }),
      )
      .min(2)
      .max(5)
      .describe('What the call has given out, in order.'),
    code: sceneCode.describe('The part of the scenario that runs it.').optional(),
    record: z
      .strictObject({
        title: said.max(24).describe('What is changed by the call: Order 4417.'),
        rows: z
          .array(
            z.strictObject({
              label: said.max(20).describe('A field of it: Delivery.'),
              value: said.max(28).describe('What stands there after the call: 7 to 9 p.m.'),
              isNew: z.boolean().describe('Whether the call has changed it.').default(false),
            }),
          )
          .min(2)
          .max(3)
          .describe('Its fields.'),
      })
      .describe('What stands in your own system after the call.')
      .optional(),
  },
).refine(({ turns, now }) => turns.every(({ until }) => until <= now), {
  message: 'must be said before now',
  path: ['turns'],
});

/** A call that goes on, with what comes of it. */
export type CallStripScene = z.output<typeof callStripSchema>;
