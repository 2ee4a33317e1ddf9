import { z } from 'zod';
import { layStages } from '#src/scenes/catalogue/latency-budget/layBudget.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said, text } from '#src/shared/page/schema.ts';

const shape = sceneSchema(
  'latency-budget',
  'Where the pause before an answer goes: its stages in ms, between the caller’s last word and the answer’s first sound.',
  {
    turn: said.max(28).describe('Which answer it is: Call 7f3a, turn 2.'),
    last: said.max(28).describe('The end of what the caller says: …before six.'),
    first: said.max(28).describe('The beginning of the answer: Order 4417 is…'),
    stages: z
      .array(
        z.strictObject({
          kind: z
            .enum(['network', 'wait', 'hear', 'think', 'speak'])
            .describe('What it is, for its colour: packets, waiting, recognition, the model, synthesis.'),
          label: text.max(22).describe('What the stage is called: End of turn.'),
          ms: z.int().positive().describe('What it takes, in ms. All of them come to the fact “pause”.'),
        }),
      )
      .min(3)
      .max(7)
      .describe('The stages, in order.'),
    call: said.max(28).describe('The title of the list: Pauses in this call.'),
    turns: z
      .array(
        z.strictObject({
          text: said.max(30).describe('How the answer begins: Done. Between 7 and 9…'),
          ms: z.int().positive().describe('The pause before it, in ms, with what your own API took.'),
          api: z.int().positive().describe('What of that your own API took, in ms.').optional(),
        }),
      )
      .min(2)
      .max(4)
      .describe('The answers of the call; the one that is shown is among them.'),
  },
);

/** A pause whose stages come to that of the turn that is shown. */
export const latencyBudgetSchema = shape.superRefine(({ stages, turns }, context) => {
  const { total } = layStages(stages);
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', path: ['turns'], message });
  };
  if (turns.filter(({ ms, api }) => ms === total && api === undefined).length !== 1) {
    refuse(`must have one turn of ${String(total)} ms, what the stages come to`);
  }
  if (turns.some(({ ms, api = 0 }) => api >= ms)) refuse('must have pauses that are longer than what the API took');
});

/** A pause in its stages. */
export type LatencyBudgetScene = z.output<typeof latencyBudgetSchema>;
