import { z } from 'zod';
import { CURRENCY_NAMES } from '#src/shared/currencies.ts';
import { EXCERPT_RATES, excerptTableSchema } from '#src/pricing/data/priceExcerpt.ts';
import { blockSchema, filledIn, headline, lead, link, surface } from '#src/shared/page/schema.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** Names rows and columns only: the amounts are those of the price data, and as new. */
export const priceExcerptSchema = blockSchema('price-excerpt', 'A few rates of the price list, for a few countries.', {
  surface: surface.default('white'),
  title: headline,
  lead: lead.optional(),
  countries: z
    .array(
      z
        .string()
        .regex(/^[a-z]{2}$/, 'must be an ISO 3166 code in lower case')
        .describe('A country by its two small letters: br.'),
    )
    .min(1)
    .max(5)
    .refine(unique, 'must name each country once')
    .describe('The rows of the table, in order.'),
  rates: z
    .array(
      z
        .enum(EXCERPT_RATES)
        .describe('A rate: of calls out or in by the minute, of a message, of a number by the month.'),
    )
    .min(1)
    .max(4)
    .refine(unique, 'must name each rate once')
    .describe('The columns of the table, in order.'),
  currency: z.enum(CURRENCY_NAMES).describe('The currency of the amounts.').default('USD'),
  link: link
    .extend({ label: link.shape.label.max(60) })
    .describe('Where all rates are: often /pricing.')
    .optional(),
  table: filledIn(excerptTableSchema.optional()),
});

/** `table` is filled in; without price data it is missing, and words stand in its place. */
export type PriceExcerptBlock = z.output<typeof priceExcerptSchema>;
