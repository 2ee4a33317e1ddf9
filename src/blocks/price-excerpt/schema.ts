import { z } from 'zod';
import { EXCERPT_RATES, excerptTableSchema } from '#src/shared/pricing/priceExcerpt.ts';
import { blockSchema, href, surface, text } from '#src/shared/schema.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;

export const priceExcerptSchema = blockSchema('price-excerpt', {
  surface: surface.default('white'),
  title: text,
  lead: text.optional(),
  /** ISO 3166, lower case, in the order of the rows. */
  countries: z
    .array(z.string().regex(/^[a-z]{2}$/, 'must be an ISO 3166 code in lower case'))
    .min(1)
    .max(5)
    .refine(unique, 'must name each country once'),
  rates: z.array(z.enum(EXCERPT_RATES)).min(1).max(4).refine(unique, 'must name each rate once'),
  currency: z.enum(['USD', 'EUR', 'RUR']).default('USD'),
  link: z.strictObject({ label: text.max(60), href }).optional(),
  /** Filled in when the page is found; without it the rates could not be had. */
  table: excerptTableSchema.optional(),
});

export type PriceExcerptBlock = z.output<typeof priceExcerptSchema>;
