import { z } from 'zod';
import { blockSchema, slug, surface, text } from '#src/shared/schema.ts';

const turn = z.strictObject({
  side: z.enum(['caller', 'answer']),
  /** Seconds of the recording in which the voice is heard. */
  from: z.number().min(0),
  to: z.number().positive(),
  text: text.max(160),
});

export const audioSchema = blockSchema('audio', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  /** Name of the files in `public/audio`; `npm run audio` makes them from these turns. */
  audio: slug,
  /** What is heard, in few words: names the player. */
  label: text.max(60),
  seconds: z.int().min(2).max(600),
  turns: z.array(turn).min(2).max(40),
  note: text.optional(),
}).superRefine(({ turns, seconds }, context) => {
  for (const [index, { from, to }] of turns.entries()) {
    const before = turns[index - 1]?.to ?? 0;
    if (from < before || to <= from || to > seconds) {
      context.addIssue({
        code: 'custom',
        path: ['turns', index],
        message: 'turns follow each other, within the seconds',
      });
    }
  }
});

export type AudioBlock = z.output<typeof audioSchema>;
export type AudioTurn = AudioBlock['turns'][number];
