import { z } from 'zod';
import { CURRENCY_NAMES } from '#src/shared/currencies.ts';
import { sceneSchema } from '#src/scenes/sceneSchema.ts';
import { filledIn, filledText, said } from '#src/shared/page/schema.ts';

const kind = z.enum(['Landline', 'Mobile', 'Tollfree']);

const offers = z.array(
  z.strictObject({
    country: z.string(),
    title: filledText,
    kinds: z.array(z.strictObject({ category: kind, monthly: filledText, installation: filledText })),
  }),
);

/** A number is searched and rented; what it costs is filled in from the price list. */
export const numberShopSchema = sceneSchema(
  'number-shop',
  'A number is rented: search by country and type, prices from the price list, documents, and the number.',
  {
    query: said.max(16).describe('The letters that are typed into the search: uni.'),
    countries: z
      .array(
        z
          .string()
          .regex(/^[a-z]{2}$/, 'must be an ISO 3166 code in lower case')
          .describe('A country by its two small letters: gb.'),
      )
      .min(2)
      .max(4)
      .describe('The countries that it finds, by their two small letters; the first one is chosen: [gb, us].'),
    category: kind.describe('The type of number that is rented; the country must have it.'),
    currency: z.enum(CURRENCY_NAMES).describe('The currency of the prices.').default('USD'),
    documents: z
      .array(said.max(40).describe('A document that the country asks for: proof of address.'))
      .min(1)
      .max(3)
      .describe('What the country asks for; they are there.'),
    number: said.max(22).describe('The number that is rented. One that nobody can dial.'),
    city: said.max(20).describe('Where the number belongs: London.'),
    leads: said.max(26).describe('Where its calls go: Support line.'),
    offers: filledIn(offers.optional()),
  },
);

/** A search, a price and a number. */
export type NumberShopScene = z.output<typeof numberShopSchema>;
