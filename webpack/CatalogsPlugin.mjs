import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { catalogLocales, compileCatalog, SERVER_CHUNK, splitCatalog } from './catalogs.mjs';
import { chunksByFile } from './messageChunks.mjs';

const NAME = 'CatalogsPlugin';

/**
 * Emits each language's messages as one hashed file for the browser, and `catalogs.json` for the server: what is in it,
 * by the chunks of this build that need it, and where it is. A catalog that cannot be compiled is an error of the build, so that a watch goes on.
 */
export class CatalogsPlugin {
  constructor({ root, development, manifest }) {
    this.root = root;
    this.folder = path.join(root, 'locales');
    this.development = development;
    this.manifest = manifest;
    /** What the last build of a watch has compiled: most edits leave the messages alone. */
    this.compiled = undefined;
  }

  apply(compiler) {
    const { PROCESS_ASSETS_STAGE_ADDITIONAL: stage } = webpack.Compilation;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const changed = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
      if (changed.some((file) => file.startsWith(this.folder))) this.compiled = undefined;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        try {
          this.compiled ??= await this.compileAll();
          this.emit(compilation, this.compiled);
        } catch (error) {
          compilation.errors.push(error);
        }
      });
    });
  }

  /** @returns {Promise<Record<string, Awaited<ReturnType<typeof compileCatalog>>>>} by locale */
  async compileAll() {
    const catalogs = {};
    for (const locale of catalogLocales) catalogs[locale] = await compileCatalog(this.root, locale);
    return catalogs;
  }

  emit(compilation, compiled) {
    const { RawSource } = webpack.sources;
    const graph = {
      byFile: chunksByFile(compilation, this.root),
      isThere: (file) => existsSync(path.join(this.root, file)),
    };
    const catalogs = {};
    for (const [locale, catalog] of Object.entries(compiled)) {
      const chunks = splitCatalog(catalog, graph);
      const { [SERVER_CHUNK]: _unsent, ...sent } = chunks;
      const all = JSON.stringify(Object.assign({}, ...Object.values(sent)));
      const hash = createHash('sha256').update(all).digest('hex').slice(0, 10);
      const file = this.development ? `messages-${locale}.json` : `messages-${locale}.${hash}.json`;
      compilation.emitAsset(file, new RawSource(all));
      catalogs[locale] = { url: compilation.outputOptions.publicPath + file, chunks };
    }
    compilation.emitAsset(this.manifest, new RawSource(JSON.stringify(catalogs)));
  }
}
