import { z } from 'zod';

/**
 * What `/prices/{iso}.json` answers, for those who read it: its JSON Schema is made from this. It says what is there, not
 * that nothing else is: keys may be added (docs/price-data.md), and a schema that forbids them would break its readers.
 */

const amount = z
  .string()
  .regex(/^\d+(\.\d{1,12})?$/)
  .describe('A decimal number as text, exact to the last digit');

const price = z
  .object({ USD: amount, EUR: amount, RUR: amount })
  .describe('The same price in each currency. RUR is the rouble, ISO 4217 RUB')
  .meta({ id: 'Price' });

const increments = z
  .object({ first: z.int().positive(), next: z.int().positive() })
  .describe(
    'Seconds that the first and each further interval of a call is rounded up to. Where it is missing: 60 and 60',
  )
  .meta({ id: 'Increments' });

const category = z
  .object({
    price: price.describe('The lowest of the rows'),
    flat_rate: z.boolean().describe('Whether all prefixes cost the same'),
    prices: z.array(
      z.object({
        prefixes: z
          .array(z.string().regex(/^\d{1,12}$/))
          .min(1)
          .describe('First digits of the number, without plus'),
        price: price.describe('Of a minute'),
      }),
    ),
    increments: increments.optional(),
  })
  .describe('A minute to, or at, one kind of number. The longest prefix that fits a number is the one that counts')
  .meta({ id: 'Category' });

const destination = z
  .object({
    Landline: category.optional(),
    Mobile: category.optional(),
    Other: category.optional(),
    Tollfree: category.optional(),
  })
  .meta({ id: 'Destination' });

const calls = z
  .object({
    international: destination
      .optional()
      .describe('The call begins anywhere, where the groups below have no price of their own'),
    eea: destination.optional().describe('The call begins in the European Economic Area'),
    ru_direct: destination.optional().describe('The call begins in Russia'),
  })
  .meta({ id: 'Calls' });

const rent = z
  .object({
    category: z.enum(['Landline', 'Mobile', 'Other', 'Tollfree']),
    installation: price.describe('Once'),
    monthly: price.describe('Each month'),
  })
  .meta({ id: 'NumberRent' });

/** The open price data of one country, a promise to its readers: see docs/price-data.md. */
export const countryDataSchema = z
  .object({
    $schema: z.literal('/prices/schema.json'),
    sample: z.boolean().describe('The rates are made up: no provider charges them'),
    stale_since: z
      .string()
      .meta({ format: 'date-time' })
      .optional()
      .describe('Newer rates cannot be had since then. Missing while the rates are current'),
    country_code: z
      .string()
      .regex(/^[a-z]{2}$/)
      .describe('ISO 3166-1 alpha-2, lower case; xk for Kosovo'),
    name: z.string().describe('In English'),
    from: calls.describe('Calls received by a number of the country, a minute'),
    to: calls.describe('Calls made to the country, a minute'),
    pstn_out_incountry: price.optional().describe('A call from a number of the country to another, a minute'),
    smsinput: price.optional().describe('A message received by a number of the country'),
    smsout: price.optional().describe('A message sent from a number of the country, each part of it'),
    sms_a2p: price.optional().describe('A message sent to the country by an application, each part of it'),
    smsout_international: price
      .optional()
      .describe('A message sent to the country from a number of another, each part of it'),
    phone_numbers: z.array(rent).optional().describe('Numbers for rent; missing while that list cannot be had'),
  })
  .describe('What a country costs. What is missing is not offered there')
  .meta({ title: 'Prices of one country' });

/** @returns the JSON Schema (2020-12) of a country's prices. It has no `$id`: each site serves it under its own host */
export function createCountryJsonSchema(): object {
  return z.toJSONSchema(countryDataSchema, { io: 'input', target: 'draft-2020-12' });
}
