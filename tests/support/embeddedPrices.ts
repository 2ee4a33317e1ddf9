import path from 'node:path';
import pino from 'pino';
import { createPriceFiles } from '#src/pricing/server/priceFiles.ts';
import { createPrices, type Prices } from '#src/pricing/server/createPrices.ts';

/** Our own price files, as the site has them without a provider. */
export async function openEmbeddedPrices(): Promise<Prices> {
  const logger = pino({ level: 'silent' });
  return createPrices(await createPriceFiles({ directory: path.resolve('content/prices'), timeout: 1000, logger }));
}
