/** What the provider calls its price files (SPEC parts 3 and 7), by our names for them; `priceSchema.ts` knows what they hold. */
export const PRICE_FILE_NAMES = {
  calls: 'prices_all.raw.en.json',
  platform: 'total_vox_prices.raw.en.json',
  packets: 'prices_packets_vox.raw.en.json',
  resources: 'prices_resources.raw.en.json',
} as const;

/** A price file by our name for it. */
export type PriceFileKey = keyof typeof PRICE_FILE_NAMES;

/** The public copy of the platform's prices, in the bucket's own name. */
export const BUCKET_FILE = 'total_vox_prices.en.json';
