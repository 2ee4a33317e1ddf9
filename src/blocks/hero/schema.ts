import { z } from 'zod';
import { priceTags } from '#src/pricing/data/priceTag.ts';
import { sceneField, scenesField } from '#src/scenes/sceneField.ts';
import { cta } from '#src/shared/page/cta.ts';
import { blockSchema, headline, lead, said, surface, text } from '#src/shared/page/schema.ts';

/** Has the first headline of the page, which each page has once. */
export const heroSchema = blockSchema(
  'hero',
  'The opening of a page: its headline, what it is about, and where to go.',
  {
    surface: surface.default('white'),
    eyebrow: text.describe('A few words above the headline: the product or the group of the page.').optional(),
    title: headline.max(90).describe('The headline of the page.'),
    lead: lead.max(320),
    actions: z.array(cta).max(2).describe('The buttons, the important one first.').default([]),
    prices: priceTags.describe('What it costs, below the buttons: one to three prices.').default([]),
    scene: sceneField.optional(),
    scenes: scenesField.optional().describe('Several scenes in place of one; the visitor chooses.'),
    transcript: z
      .strictObject({
        label: text.describe('What the exchange shows, in one sentence.'),
        turns: z
          .array(
            z.strictObject({
              side: z.enum(['caller', 'answer']).describe('Who speaks: the caller, or whoever answers.'),
              text: said.max(120).describe('What is said.'),
            }),
          )
          .min(2)
          .max(6)
          .describe('What is said, one turn after the other.'),
      })
      .describe('A short exchange, drawn as turns on one line: the longer the words, the longer the bar.')
      .optional(),
  },
);

/** An opening; a scene stands beside its words, or else a drawing made of its transcript. */
export type HeroBlock = z.output<typeof heroSchema>;
