import { z } from 'zod';
import { blockSchema, headline, lead, said, slug, surface, text } from '#src/shared/page/schema.ts';

const turn = z.strictObject({
  side: z.enum(['caller', 'answer']).describe('Who speaks: the caller, or whoever answers.'),
  from: z.number().min(0).describe('The second of the recording at which the voice begins: 3.74.'),
  to: z.number().positive().describe('The second at which it ends.'),
  text: said.max(160).describe('What is said.'),
});

/** The files themselves are made of the turns, by `npm run audio`. */
export const audioSchema = blockSchema('audio', 'A recording with a player, captions and a transcript.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  audio: slug.describe('The name of the files in public/audio. The command “npm run audio” makes them from the turns.'),
  label: text.max(60).describe('What is heard, in a few words: the name of the player.'),
  seconds: z.int().min(2).max(600).describe('How long the recording is, in seconds.'),
  turns: z.array(turn).min(2).max(40).describe('What is said, one turn after the other; they do not overlap.'),
  note: text.describe('What a listener should know: how it was recorded, what is made up.').optional(),
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

/** The player's transcript is made of its turns; the file with the captions was made of the same. */
export type AudioBlock = z.output<typeof audioSchema>;
/** One voice, from second to second of the recording. */
export type AudioTurn = AudioBlock['turns'][number];
