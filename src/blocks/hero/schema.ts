import { z } from 'zod';
import { priceTags } from '#src/pricing/data/priceTag.ts';
import { sceneField, scenesField } from '#src/scenes/sceneField.ts';
import { cta } from '#src/shared/page/cta.ts';
import { blockSchema, headline, lead, link, said, surface, text } from '#src/shared/page/schema.ts';

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
    versus: z
      .strictObject({
        caption: text.describe('What is compared, in one sentence: its name for screen readers.'),
        columns: z.array(text.max(28)).length(2).describe('The two offers, ours last.'),
        rows: z
          .array(
            z.strictObject({
              label: text.max(40).describe('What this line compares; it is a line of the table below, too.'),
              cells: z.array(text.max(60)).length(2).describe('What each offer says, in few words.'),
            }),
          )
          .min(3)
          .max(4)
          .describe('The lines that decide.'),
        link: link.describe('To the whole table, where each line has its source.'),
      })
      .describe('In place of a scene, on a page that compares: the lines that decide.')
      .optional(),
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
