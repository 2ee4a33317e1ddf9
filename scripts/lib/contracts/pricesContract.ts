import { MAX_PRICE_BYTES, REFRESH_EVERY } from '#src/pricing/server/priceFiles.ts';
import { BUCKET_FILE, type PriceFileKey } from '#src/pricing/server/priceFileNames.ts';
import { PRICE_FILES, PRICE_PARTS } from '#src/pricing/server/priceSchema.ts';
import { componentsOf, contractOf, jsonAnswer, refTo, serversOf, type Contract, type Json } from './openApi.ts';

const DESCRIPTION = `The files that the site takes from \`PRICES_ORIGIN\`, in the provider's names and keys. Without it the site reads its own
samples of the same form (\`content/prices\`), made by \`npm run prices\`.

Each file is asked for every ${String(REFRESH_EVERY / 60_000)} minutes with a GET, with a random query that keeps caches out of the way. A call has
\`UPSTREAM_TIMEOUT_MS\` in all. Redirects are not followed. A file may have ${String(MAX_PRICE_BYTES / 1024 / 1024)} MB and is taken whole or not at all: else
its last good state stays, and pages say since when.

An amount is a number, or a text where every digit counts. Currencies are \`USD\`, \`EUR\` and \`RUR\`, the rouble. Keys that
no schema names are left out.`;

const NAMES: Readonly<Record<PriceFileKey, { readonly schema: string; readonly summary: string }>> = {
  calls: { schema: 'Calls', summary: 'Calls and messages by country' },
  platform: { schema: 'Platform', summary: 'Numbers for rent, subscriptions and what is used without a phone network' },
  packets: { schema: 'Packets', summary: 'Packets of monthly users (MAU) and of messages (IM)' },
  resources: { schema: 'Resources', summary: 'Resources, with the increments that they are billed in' },
};

const keys = Object.keys(PRICE_FILES) as PriceFileKey[];

const get = (operationId: string, summary: string, schema: string): Json => ({
  get: {
    operationId,
    summary,
    responses: {
      200: jsonAnswer('The file', refTo(schema)),
      default: { description: 'Any other status is a failure: the last good file stays' },
    },
  },
});

/** @returns the contract of the price files, made from the schemas by which they are checked */
export function pricesContract(): Contract {
  const files = keys.map((key) => {
    const { schema, summary } = NAMES[key];
    return [`/${PRICE_FILES[key].name}`, get(`get${schema}`, summary, schema)] as const;
  });
  const bucket = {
    ...get('getPublicPlatform', 'The public copy, asked for when the file itself cannot be had', NAMES.platform.schema),
    servers: serversOf('PRICES_BUCKET_ORIGIN', 'https://bucket.example'),
  };
  const schemas = componentsOf({
    ...Object.fromEntries(keys.map((key) => [NAMES[key].schema, PRICE_FILES[key].schema])),
    ...PRICE_PARTS,
  });
  return contractOf(
    { title: 'Prices', description: DESCRIPTION },
    {
      servers: serversOf('PRICES_ORIGIN', 'https://prices.example'),
      paths: { ...Object.fromEntries(files), [`/${BUCKET_FILE}`]: bucket },
      components: { schemas },
    },
  );
}
