import { z } from 'zod';
import { PRICE_FILE_NAMES, type PriceFileKey } from '#src/pricing/server/priceFileNames.ts';
import { toDecimal } from '#src/shared/text/decimal.ts';

/** The provider's price files, in its names and keys (SPEC parts 3 and 7). Keys that are not named here are left out. */

const amount = z.union([z.number(), z.string()]).transform((value, context) => {
  const decimal = toDecimal(value);
  if (decimal !== undefined) return decimal;
  context.addIssue('must be an amount');
  return z.NEVER;
});
const price = z.object({ USD: amount, RUR: amount, EUR: amount });
const countryCode = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{2}$/, 'must be an ISO 3166 code');
const country = { country_code: countryCode, name: z.string() };
const prefix = z.string().regex(/^\d{1,12}$/, 'must be digits');

/** Only our own files say that they are samples. */
const origin = { sample: z.boolean().default(false) };

/** Seconds that the first and each further interval is rounded up to. */
const increments = z.object({ first: z.int().positive(), next: z.int().positive() });

const category = z.object({
  name: z.string(),
  flat_rate: z.boolean(),
  price,
  prices: z.array(z.object({ prefixes: z.array(prefix).min(1), price })).min(1),
  increments: increments.optional(),
});
const destination = z.object({
  ...country,
  Landline: category.optional(),
  Mobile: category.optional(),
  Other: category.optional(),
  Tollfree: category.optional(),
});
const group = z.object({
  international: z.array(destination).min(1),
  eea: z.array(destination),
  ru_direct: z.array(destination),
});
const countryRows = z.array(z.object({ ...country, prices: price }));

const callsSchema = z.object({
  ...origin,
  from: group,
  to: group,
  pstn_out_incountry: countryRows,
  smsinput: countryRows,
  smsout: countryRows,
  sms_a2p: countryRows,
  smsout_international: countryRows,
});

const usage = z.object({
  /** A part of the product catalogue (SPEC part 3). */
  part: z.string(),
  name: z.string(),
  unit: z.enum(['minute', 'request', 'gigabyte']),
  increments: increments.optional(),
  price,
});

const platformSchema = z.object({
  ...origin,
  phone_numbers: z.array(
    z.object({
      ...country,
      category: z.enum(['Landline', 'Mobile', 'Tollfree', 'Other']),
      installation: price,
      monthly: price,
    }),
  ),
  subscriptions: z.array(z.object({ part: z.string(), name: z.string(), monthly: price })),
  products: z.array(usage),
});

const packets = z.array(z.object({ packet_name: z.string(), size: z.int().positive(), price }));

const packetsSchema = z.object({ ...origin, MAU: packets, IM: packets });
const resourcesSchema = z.object({ ...origin, resources: z.array(usage) });

/** What each file is called, and what it holds. */
export const PRICE_FILES = {
  calls: { name: PRICE_FILE_NAMES.calls, schema: callsSchema },
  platform: { name: PRICE_FILE_NAMES.platform, schema: platformSchema },
  packets: { name: PRICE_FILE_NAMES.packets, schema: packetsSchema },
  resources: { name: PRICE_FILE_NAMES.resources, schema: resourcesSchema },
} as const satisfies Readonly<Record<PriceFileKey, unknown>>;

/** The parts that the files have in common, by the names that `docs/api/prices.openapi.yaml` gives them. */
export const PRICE_PARTS = {
  Price: price,
  Increments: increments,
  Category: category,
  Destination: destination,
} as const;

/** A price file that has passed its schema; keys that nobody uses are gone. */
export type PriceFile<Key extends PriceFileKey> = z.output<(typeof PRICE_FILES)[Key]['schema']>;
/** An amount in each currency, as the files have it. */
export type RawPrice = z.output<typeof price>;
/** A price with the numbers it is for, as the files have it. */
export type RawDestination = z.output<typeof destination>;
