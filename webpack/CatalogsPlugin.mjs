import { createHash } from 'node:crypto';
import path from 'node:path';
import webpack from 'webpack';
import { catalogLocales, compileCatalog, SERVER_CHUNK } from './catalogs.mjs';

const NAME = 'CatalogsPlugin';

/**
 * Emits each language's messages as one hashed file for the browser, and `catalogs.json` for the server: what is in it
 * and where it is.
 */
export class CatalogsPlugin {
  constructor({ root, development, manifest }) {
    this.root = root;
    this.development = development;
    this.manifest = manifest;
  }

  apply(compiler) {
    const { RawSource } = webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.add(path.join(this.root, 'locales'));
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const catalogs = {};
          for (const locale of catalogLocales) {
            const chunks = await compileCatalog(this.root, locale);
            const { [SERVER_CHUNK]: _unsent, ...sent } = chunks;
            const all = JSON.stringify(Object.assign({}, ...Object.values(sent)));
            const hash = createHash('sha256').update(all).digest('hex').slice(0, 10);
            const file = this.development ? `messages-${locale}.json` : `messages-${locale}.${hash}.json`;
            compilation.emitAsset(file, new RawSource(all));
            catalogs[locale] = { url: compilation.outputOptions.publicPath + file, chunks };
          }
          compilation.emitAsset(this.manifest, new RawSource(JSON.stringify(catalogs)));
        },
      );
    });
  }
}
