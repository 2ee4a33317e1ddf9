import { z } from 'zod';
import { sceneTurns } from '#src/scenes/parts/sceneTurns.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const criterion = z
  .strictObject({
    label: said.max(30).describe('What is looked at: Sums up what happens next.'),
    points: z.int().nonnegative().describe('The points given.'),
    of: z.int().min(1).max(6).describe('The points that can be given.'),
    turn: z.int().min(1).describe('The turn that shows it, counted from 1. At most one for each.').optional(),
  })
  .refine(({ points, of }) => points <= of, { message: 'must not be more than can be given', path: ['points'] });

/** A call under review. */
export const scoreCardSchema = sceneSchema(
  'score-card',
  'A call under review: the criteria, the moments that show them on the recording, and what the agent answers.',
  {
    call: said.max(24).describe('What the call is called in the console: Call 7f3a.'),
    line: said.max(28).describe('The line or the queue: Orders.'),
    reviewer: said.max(28).describe('Who has scored it: Mara Lopes.'),
    answers: z.enum(['agent', 'voicebot']).describe('Who has taken or made the call.').default('agent'),
    turns: sceneTurns,
    criteria: z.array(criterion).min(3).max(5).describe('The form, in its order.'),
    reply: z
      .strictObject({
        agent: said.max(28).describe('Whose call it is, or who looks after the voicebot.'),
        text: said.max(110).describe('What is said to the score.'),
      })
      .describe('The answer to the score.'),
  },
).refine(
  ({ criteria, turns }) => {
    const shown = criteria.flatMap(({ turn }) => turn ?? []);
    return shown.length > 0 && new Set(shown).size === shown.length && shown.every((turn) => turn <= turns.length);
  },
  { message: 'must point at turns that there are, each at one of its own', path: ['criteria'] },
);

/** A call with its score. */
export type ScoreCardScene = z.output<typeof scoreCardSchema>;
