import { z } from 'zod';
import { blockSchema, headline, surface, text } from '#src/shared/page/schema.ts';

/** Names in letters, not pictures: they are marks of others. */
export const logosSchema = blockSchema('logos', 'Standards and protocols by their names, with what is done by them.', {
  surface: surface.default('white'),
  title: headline,
  items: z
    .array(
      z.strictObject({
        label: text.max(20).describe('The name of the standard: WebRTC.'),
        text: text.max(60).describe('What is done by it: “the agent desk in a browser”.'),
      }),
    )
    .min(3)
    .max(12)
    .describe('The standards, best known first.'),
});

/** The standards, in the order of the page. */
export type LogosBlock = z.output<typeof logosSchema>;
