import { z } from 'zod';
import { said } from '#src/shared/page/schema.ts';

const turn = z.strictObject({
  side: z.enum(['caller', 'answer']).describe('Who speaks: the caller, or whoever answers.'),
  at: z.number().nonnegative().describe('When it begins, in seconds since the call began: 4.2.'),
  until: z.number().positive().describe('When it ends, in seconds since the call began.'),
  text: said.max(130).describe('What is said.'),
});

/** What is said in a call, in order: nobody talks over another, and a turn takes time. */
export const sceneTurns = z
  .array(turn)
  .min(2)
  .max(6)
  .refine((turns) => turns.every(({ at, until }, index) => at < until && at >= (turns[index - 1]?.until ?? 0)), {
    message: 'must follow each other in time',
  })
  .describe('What is said, one turn after the other. Between a caller and the answer is what the caller waits.');

/** Who the sides of the turns are. */
export const isOutgoing = z
  .boolean()
  .describe('Whether the call goes out: then the caller of the turns is the one who is called.')
  .default(false);

/** A turn with its times, in seconds. */
export type SpokenTurn = z.output<typeof turn>;
