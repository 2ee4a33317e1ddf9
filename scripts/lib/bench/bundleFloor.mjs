import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { serverConfiguration } from '../../../webpack/server.mjs';
import { root } from '../../../webpack/shared.mjs';

/**
 * Bundles the floor of uncached pages exactly as the site is bundled, into a folder of its own: it is part of no build.
 *
 * @returns {Promise<string>} what is to be run
 */
async function bundleFloor() {
  const outputPath = path.join(root, 'node_modules/.cache/bench/render');
  const configuration = serverConfiguration({
    development: false,
    outputPath,
    entry: './scripts/lib/bench/floors/renderServer.ts',
  });
  const { site } = configuration.entry;
  const { cache } = configuration;
  const compiler = webpack({ ...configuration, entry: { site }, cache: { ...cache, name: 'bench' } });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return path.join(outputPath, 'site.js');
}

if (import.meta.main) console.log(await bundleFloor());
