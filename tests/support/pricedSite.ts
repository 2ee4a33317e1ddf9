import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { providerPrices } from '#tests/support/providerPrices.ts';
import { startSite } from '#tests/support/startSite.ts';
import { createUpstream } from '#tests/support/upstream.ts';

/** Starts the production build on the prices of the provider whose files are small enough to be computed with by hand. */
export async function startPricedSite() {
  const upstream = await createUpstream();
  upstream.behave(providerPrices);
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'priced-'));
  const site = await startSite({ PRICES_ORIGIN: upstream.origin, DATA_DIR: dataDirectory, SHUTDOWN_GRACE_MS: '500' });
  return {
    port: site.port,
    async stop() {
      await site.stop();
      await upstream.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}
