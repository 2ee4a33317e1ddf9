import { z } from 'zod';
import { cta } from '#src/shared/page/cta.ts';
import { blockSchema, headline, surface, text } from '#src/shared/page/schema.ts';

/** One or two buttons: with three, none is the important one. */
export const ctaSchema = blockSchema(
  'cta',
  'A call to action: a headline, a sentence and one or two buttons. Often the end of a page.',
  {
    surface: surface.default('dark'),
    title: headline,
    text: text.describe('What happens after the click, in one or two sentences.'),
    actions: z.array(cta).min(1).max(2).describe('The buttons, the important one first.'),
  },
);

/** The block; a button of any other block is a `Cta` of `src/shared/page/cta.ts`. */
export type CtaBlock = z.output<typeof ctaSchema>;
