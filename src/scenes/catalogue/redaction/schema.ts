import { z } from 'zod';
import { sceneTurns } from '#src/scenes/parts/sceneTurns.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { said } from '#src/shared/page/schema.ts';

/** A recording without the digits that were keyed in it. */
export const redactionSchema = sceneSchema(
  'redaction',
  'A recording that stops while digits are keyed: the gap in both channels, the transcript, and the audit trail.',
  {
    call: said.max(24).describe('What the call is called in the console: Call 7f3a.'),
    line: said.max(28).describe('The line or the queue: Cards.'),
    turns: sceneTurns,
    gap: z
      .strictObject({
        at: z.number().positive().describe('When the recording stops, in seconds since the call began: 14.2.'),
        until: z.number().positive().describe('When it goes on.'),
        digits: z.int().min(3).max(19).describe('How many digits are keyed: 16.'),
      })
      .describe('What is not in the recording. Nobody speaks in it.'),
    listened: z
      .strictObject({
        who: said.max(28).describe('Who has listened to the recording.'),
        at: said.max(16).describe('When: 4:02 p.m.'),
      })
      .describe('The last line of the audit trail.'),
  },
).refine(
  ({ turns, gap }) =>
    gap.at < gap.until &&
    turns.every(({ at, until }) => until <= gap.at || at >= gap.until) &&
    turns.some(({ until }) => until <= gap.at) &&
    turns.some(({ at }) => at >= gap.until),
  { message: 'must lie between two turns', path: ['gap'] },
);

/** A recording with a gap, and what is written of it. */
export type RedactionScene = z.output<typeof redactionSchema>;
