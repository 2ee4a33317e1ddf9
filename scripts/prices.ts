/**
 * `npm run prices`: makes the sample rates in `content/prices` and the flags of their countries in `public/flags`. The
 * same sources give the same bytes.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRICE_COUNTRIES } from './lib/priceCountries.ts';
import { callPrices, packetPrices, platformPrices, resourcePrices } from './lib/priceFiles.ts';
import { serializePrices } from './lib/serializePrices.ts';

const root = path.resolve(import.meta.dirname, '..');
const directory = path.join(root, 'content/prices');

const files = {
  'prices_all.raw.en.json': callPrices(),
  'total_vox_prices.raw.en.json': platformPrices(),
  'prices_packets_vox.raw.en.json': packetPrices(),
  'prices_resources.raw.en.json': resourcePrices(),
  'bucket/total_vox_prices.en.json': platformPrices(),
};

mkdirSync(path.join(directory, 'bucket'), { recursive: true });
for (const [name, value] of Object.entries(files)) writeFileSync(path.join(directory, name), serializePrices(value));

mkdirSync(path.join(root, 'public/flags'), { recursive: true });
for (const { iso } of PRICE_COUNTRIES) {
  const flag = path.join(root, `node_modules/country-flag-icons/3x2/${iso.toUpperCase()}.svg`);
  copyFileSync(flag, path.join(root, `public/flags/${iso}.svg`));
}
