import { z } from 'zod';
import { CURRENCY_NAMES } from '#src/shared/currencies.ts';
import { EXCERPT_RATES } from '#src/pricing/data/priceExcerpt.ts';
import { filledIn, filledText, text } from '#src/shared/page/schema.ts';

const label = text.max(36).describe('What it is the price of: a minute, inbound.');

const ofTheList = z.strictObject({
  country: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be an ISO 3166 code in lower case')
    .describe('The country of the price, by its two small letters: us.'),
  rate: z
    .enum(EXCERPT_RATES)
    .describe('The rate: of calls out or in by the minute, of a message, of a number by the month.'),
  currency: z.enum(CURRENCY_NAMES).describe('The currency of the amount.').default('USD'),
  label,
  amount: filledIn(filledText.optional()),
  isLowest: filledIn(z.literal(true).optional()),
});

const ofFacts = z.strictObject({
  value: text.max(16).describe('A price that is no rate: of a plan, or none at all. A fact.'),
  label,
});

/** Up to three prices as they stand beside a headline: from the price list, or a fact. Server and scripts only. */
export const priceTags = z.array(z.union([ofTheList, ofFacts])).max(3);

/** Prices; one of the list has its `amount` when there is price data. */
export type PriceTags = z.output<typeof priceTags>;
