import { z } from 'zod';
import { sceneTurns } from '#src/scenes/parts/sceneTurns.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

/** An agent takes a call that a voicebot has begun, or makes one. */
export const agentDeskSchema = sceneSchema(
  'agent-desk',
  'The agent desk during a call: who calls and why, what is said, an answer to say, and the wrap-up that is written.',
  {
    queue: said.max(28).describe('The queue that the call came through: Billing line.'),
    now: z.int().positive().describe('How long the agent and the caller have talked, in seconds: 94.'),
    waited: z
      .int()
      .nonnegative()
      .optional()
      .describe('How long the caller waited before, in seconds: 41. Without it the agent is the one who called.'),
    customer: z
      .strictObject({
        name: said.max(28).describe('Who calls, with first and last name.'),
        number: said.max(28).describe('From which number.'),
        facts: z
          .array(
            z.strictObject({
              label: said.max(16).describe('What is known: Reason.'),
              value: said.max(26).describe('Double charge.'),
              isChecked: z.boolean().describe('Whether the voicebot has checked it.').default(false),
            }),
          )
          .min(2)
          .max(4)
          .describe('What the desk knows when it rings, from the voicebot and from the customer’s own system.'),
        earlier: z
          .array(
            z.strictObject({
              day: said.max(12).describe('When: Oct 3.'),
              about: said.max(30).describe('What about: Changed the plan.'),
            }),
          )
          .max(2)
          .describe('Earlier calls, the last one first.')
          .default([]),
      })
      .describe('The card that opens with the ring.'),
    turns: sceneTurns,
    suggestion: z
      .strictObject({
        text: said.max(120).describe('What the agent could say next.'),
        source: said.max(40).describe('Where it is taken from: Refunds, section 2.'),
      })
      .describe('An answer that is suggested while the caller speaks.'),
    wrapUp: z
      .strictObject({
        outcome: said.max(26).describe('What came of it: Refund requested.'),
        note: said.max(120).describe('The note of the call, as it is drafted.'),
      })
      .describe('What is left to do after the call: already filled in.'),
  },
).refine(({ turns, now }) => turns.every(({ until }) => until <= now), {
  message: 'must be said before now',
  path: ['turns'],
});

/** A call at an agent's desk. */
export type AgentDeskScene = z.output<typeof agentDeskSchema>;
