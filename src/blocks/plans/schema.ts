import { z } from 'zod';
import { cta } from '#src/shared/page/cta.ts';
import { blockSchema, headline, lead, surface, text } from '#src/shared/page/schema.ts';

const amount = (currency: string) =>
  z.number().positive().describe(`The price in ${currency}: a number, without its sign.`);

const plan = z.strictObject({
  name: text.max(24).describe('The name of the plan.'),
  audience: text.max(120).describe('Whom it is for.'),
  price: z
    .strictObject({ USD: amount('US dollars'), EUR: amount('euros'), RUR: amount('rubles') })
    .describe('What it costs for each agent and month. A plan has either this or priceText.')
    .optional(),
  priceText: text.max(40).describe('What stands in the place of a price: “By agreement”.').optional(),
  included: z
    .array(text.max(90).describe('One thing that belongs to the plan.'))
    .min(2)
    .max(7)
    .describe('What belongs to it.'),
  limits: z
    .array(text.max(90).describe('One limit.'))
    .min(1)
    .max(4)
    .describe('What it does not have, or only so much of.'),
  action: cta.describe('The button of the plan.'),
  highlight: z.boolean().describe('True for the plan that stands out.').default(false),
});

/** A plan has prices in all currencies, or words in their place: never both, never neither. */
export const plansSchema = blockSchema(
  'plans',
  'Plans with their prices, in the currency that the visitor has chosen.',
  {
    surface: surface.default('white'),
    title: headline,
    lead: lead.optional(),
    items: z
      .array(
        plan.refine(
          ({ price, priceText }) => (price === undefined) !== (priceText === undefined),
          'has prices or a priceText',
        ),
      )
      .min(2)
      .max(4)
      .describe('The plans, cheapest first.'),
    notice: text.describe('What the prices are and are not: taxes, calls, minimum terms.'),
  },
);

/** The plans with all their prices: the currency is chosen in the browser. */
export type PlansBlock = z.output<typeof plansSchema>;
/** Exactly one of `price` and `priceText` is there. */
export type Plan = PlansBlock['items'][number];
