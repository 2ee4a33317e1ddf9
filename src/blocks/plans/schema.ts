import { z } from 'zod';
import { cta } from '#src/shared/cta.ts';
import { blockSchema, surface, text } from '#src/shared/schema.ts';

const amount = z.number().positive();

const plan = z.strictObject({
  name: text.max(24),
  audience: text.max(120),
  /** For each agent and month, in whole units. A plan without prices says why in `priceText`. */
  price: z.strictObject({ USD: amount, EUR: amount, RUR: amount }).optional(),
  priceText: text.max(40).optional(),
  included: z.array(text.max(90)).min(2).max(7),
  limits: z.array(text.max(90)).min(1).max(4),
  action: cta,
  highlight: z.boolean().default(false),
});

export const plansSchema = blockSchema('plans', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  items: z
    .array(
      plan.refine(
        ({ price, priceText }) => (price === undefined) !== (priceText === undefined),
        'has prices or a priceText',
      ),
    )
    .min(2)
    .max(4),
  /** What the prices are and are not. */
  notice: text,
});

export type PlansBlock = z.output<typeof plansSchema>;
export type Plan = PlansBlock['items'][number];
