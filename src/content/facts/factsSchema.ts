import { z } from 'zod';
import { CURRENCY_UNITS, PLAIN_UNITS } from '#src/content/facts/formatFigure.ts';
import { pagePath, slug, text } from '#src/shared/page/schema.ts';
import { perLocale } from '#src/shared/text/perLocale.ts';

/** `facts.yaml`: what the provider says of itself in figures, and the figures that are none of it. */

const fact = z
  .strictObject({
    about: text.describe('What the figure is of, for those who look for it.'),
    value: z
      .union([z.number(), z.tuple([z.number(), z.number()])])
      .optional()
      .describe('The number, or the two ends of a range: [1, 3]. Each language writes it in its own way.'),
    unit: z
      .enum([...PLAIN_UNITS, ...CURRENCY_UNITS])
      .optional()
      .describe('The unit of the number; each language has its words for it. Without it the number stands alone.'),
    words: perLocale
      .optional()
      .describe('What is written, by language, where a number and its unit do not do. {value} stands for the number.'),
    method: text.optional().describe('How it is measured or counted.'),
    period: text.optional().describe('The time that it is measured over.'),
    source: text.describe('Who says so: a report, a contract, a table.'),
    asOf: z.iso.date().describe('The day on which it was last checked: 2026-11-16.'),
    holds: text.optional().describe('Where it holds, when not everywhere: the plan, the country, the site.'),
  })
  .refine(({ value, words }) => value !== undefined || words, { message: 'needs a value, or words in every language' })
  .refine(({ value, unit }) => unit === undefined || value !== undefined, {
    path: ['unit'],
    message: 'stands without a number; write it as value: …',
  })
  .refine(({ value, words }) => value !== undefined || !Object.values(words ?? {}).some(asksForValue), {
    path: ['words'],
    message: 'have {value} in them, and there is none; write it as value: …',
  });

const asksForValue = (words: string) => words.includes('{value}');

const freeFigures = z.strictObject({
  why: text.describe('Why they are no facts of ours.'),
  pages: z
    .array(pagePath.describe('A page without language: /pricing.'))
    .min(1)
    .optional()
    .describe('The pages on which they are free; all pages when this is left out.'),
  figures: z
    .array(
      z
        .string()
        .regex(/\d/, 'has no figure in it')
        .describe(
          'As English writes it: "1000", "1.5", "5%". Or a name with a figure in it, as it is written everywhere: G.722.',
        ),
    )
    .min(1)
    .describe('The figures, each in quotes.'),
});

/** `facts.yaml` */
export const factsSchema = z.strictObject({
  facts: z
    .record(slug, fact.describe('A fact; copy names it as ((its-id)).'))
    .describe('The facts, by the id under which copy names them.'),
  free: z
    .array(freeFigures)
    .default([])
    .describe('Figures that stand in copy and are no facts of ours, and why: names of standards, examples, sums.'),
});
/** The facts as they are written down. */
export type FactsFile = z.output<typeof factsSchema>;
/** One of them. */
export type Fact = FactsFile['facts'][string];
