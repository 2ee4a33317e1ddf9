import { z } from 'zod';
import { sceneCode } from '#src/scenes/parts/sceneCode.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

const turn = z.strictObject({
  side: z.enum(['caller', 'answer']).describe('Who speaks: the caller, or whoever answers.'),
  at: z.number().nonnegative().describe('When it begins, in seconds since the call began: 4.2.'),
  until: z.number().positive().describe('When it ends, in seconds since the call began.'),
});

const shape = sceneSchema('scenario', 'A scenario in its editor, and the log of the call that runs it, line by line.', {
  code: sceneCode.describe('The scenario; the line that is running is the one of the last entry of the log.'),
  call: said.max(24).describe('What the call is called in the console: Call 7f3a.'),
  turns: z.array(turn).min(1).max(6).describe('When somebody spoke, up to now; it is drawn as waves.'),
  log: z
    .array(
      z.strictObject({
        line: z.int().positive().describe('The line of the code that does it, counted from 1.'),
        at: z.number().nonnegative().describe('When, in seconds since the call began: 6.2.'),
        text: said.max(60).describe('What happens: The caller says 4417.'),
        note: said.max(20).describe('What came back, or how long it took: 200 · 142 ms.').optional(),
      }),
    )
    .min(3)
    .max(5)
    .describe('What the call has done so far; the last entry is what it does now.'),
  values: z
    .array(
      z.strictObject({
        name: z.string().max(18).describe('A variable of the scenario: asked.digits.'),
        value: z.string().max(22).describe('What it holds, as the editor shows it: "4417". The same in all languages.'),
      }),
    )
    .min(2)
    .max(3)
    .describe('What variables hold at the running line.'),
});

/** A scenario whose log fits its lines and its time. */
export const scenarioSchema = shape.superRefine(({ code, turns, log }, context) => {
  const refuse = (path: string, message: string) => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  const last = log.at(-1);
  // Code that has been refused has no lines.
  if ('lines' in code && log.some(({ line }) => line > code.lines.length)) refuse('log', 'must name lines of the code');
  if (new Set(log.map(({ line }) => line)).size < log.length) refuse('log', 'must name each line once');
  if (log.some(({ at }, index) => at < (log[index - 1]?.at ?? 0))) refuse('log', 'must go on in time');
  if (code.running !== last?.line) refuse('code', 'must be running at the line of the last entry');
  const spoken = turns.every(({ at, until }, index) => at < until && at >= (turns[index - 1]?.until ?? 0));
  if (!spoken) refuse('turns', 'must follow each other in time');
});

/** Code and the call that runs it. */
export type ScenarioScene = z.output<typeof scenarioSchema>;
