import { z } from 'zod';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const percent = z.int().min(0).max(100);

const queue = z
  .strictObject({
    name: said.max(20).describe('The queue: Billing.'),
    waiting: z
      .array(z.int().nonnegative().describe('Callers who waited at that time.'))
      .min(6)
      .max(16)
      .describe('How many callers were waiting, every five minutes; the last is now.'),
    longest: z.int().nonnegative().describe('How long the first in it has waited, in seconds: 108.'),
    level: percent.describe('How many of its calls were answered in time today, in percent: 74.'),
    isOver: z.boolean().describe('Whether the rule has been applied to it.').default(false),
  })
  .refine(({ waiting, longest }) => (waiting.at(-1) === 0) === (longest === 0), {
    message: 'must be 0 where nobody waits now, and only there',
    path: ['longest'],
  });

/** What a supervisor sees, and what the queue does by itself. */
export const wallboardSchema = sceneSchema(
  'wallboard',
  'The wallboard of a contact center: queues, agents by state, the service level, and a rule that helps a queue.',
  {
    board: said.max(28).describe('What the wallboard is called: Customer care.'),
    at: said.max(12).describe('The time of day: 11:24 a.m.'),
    level: percent.describe('How many calls were answered in time today, in percent, over all queues.'),
    target: percent.describe('How many it should be, in percent: 80.'),
    within: z.int().positive().describe('What in time is, in seconds: 20.'),
    queues: z
      .array(queue)
      .min(3)
      .max(4)
      .refine((queues) => queues.filter(({ isOver }) => isOver).length === 1, {
        message: 'must have one to which the rule has been applied',
      })
      .describe('The queues, the largest first.'),
    agents: z
      .strictObject({
        talking: z.int().nonnegative().describe('How many are on a call.'),
        available: z.int().nonnegative().describe('How many wait for one.'),
        wrapUp: z.int().nonnegative().describe('How many finish one.'),
        away: z.int().nonnegative().describe('How many have a break.'),
      })
      .describe('The agents that are logged in, by what they do.'),
    rule: z
      .strictObject({
        text: said.max(90).describe('What the rule has done: After 40 s, agents of level 3 are let in.'),
        outcome: said.max(24).describe('What came of it: 2 more agents.'),
      })
      .describe('The rule that has been applied to a queue.'),
  },
);

/** A contact center at a glance. */
export type WallboardScene = z.output<typeof wallboardSchema>;
