import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { clientConfiguration } from '../../../webpack/client.mjs';
import { root } from '../../../webpack/shared.mjs';

/** What weighs, compresses and keeps the files of a build that is served. */
const OF_THE_BUILD = ['CompressionPlugin', 'KeepBuildsPlugin', 'BudgetsPlugin'];

/**
 * Bundles the browser's part as the build does, with maps that say where each character comes from, into a folder of its own.
 *
 * @returns {Promise<{ folder: string, shell: string[], chunks: Record<string, string[]> }>} the files of the entry, and those
 *   of each chunk
 */
async function bundleMapped() {
  const outputPath = path.join(root, 'node_modules/.cache/bench/mapped');
  const configuration = clientConfiguration({ development: false, outputPath });
  const compiler = webpack({
    ...configuration,
    devtool: 'hidden-source-map',
    cache: { ...configuration.cache, name: 'bench-mapped' },
    plugins: configuration.plugins.filter(({ constructor }) => !OF_THE_BUILD.includes(constructor.name)),
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const { entrypoints, namedChunkGroups } = stats.compilation;
  const chunks = [...namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
  return {
    folder: configuration.output.path,
    shell: [...entrypoints.values()].flatMap((entry) => entry.getFiles()),
    chunks: Object.fromEntries(chunks),
  };
}

console.log(JSON.stringify(await bundleMapped()));
