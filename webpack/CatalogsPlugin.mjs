import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { catalogFile, catalogLocales, compileCatalog, SERVER_CHUNK, splitCatalog } from './catalogs.mjs';
import { chunksByFile, isOfVisitor } from './messageChunks.mjs';
import { writeLineRecord } from './writeLineRecord.ts';

const NAME = 'CatalogsPlugin';

/**
 * Emits each language's messages as one hashed file for the browser, those of `visitor-` chunks alone as another one of the
 * same hash, and `catalogs.json` for the server: what is in it, by the chunks of this build that need it, and where it is. A
 * catalog that cannot be compiled is an error of the build, so that a watch goes on.
 */
export class CatalogsPlugin {
  constructor({ root, development, manifest }) {
    this.root = root;
    this.development = development;
    this.manifest = manifest;
    /** What a watch has compiled, by locale: most edits leave the messages alone, and others change one file. */
    this.compiled = new Map();
  }

  apply(compiler) {
    const { PROCESS_ASSETS_STAGE_ADDITIONAL: stage } = webpack.Compilation;
    // With the modules, so that what is wrong with either is said together.
    compiler.hooks.make.tapPromise(NAME, async (compilation) => {
      const changed = new Set([...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])]);
      for (const locale of catalogLocales) {
        if (this.compiled.has(locale) && !changed.has(catalogFile(this.root, locale))) continue;
        this.compiled.delete(locale);
        await this.compile(locale, compilation);
      }
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      for (const locale of catalogLocales) compilation.fileDependencies.add(catalogFile(this.root, locale));
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.emit(compilation));
    });
  }

  async compile(locale, compilation) {
    try {
      this.compiled.set(locale, await compileCatalog(this.root, locale));
    } catch (error) {
      compilation.errors.push(error);
    }
  }

  emit(compilation) {
    const { RawSource } = webpack.sources;
    const graph = {
      byFile: chunksByFile(compilation, this.root),
      isThere: (file) => existsSync(path.join(this.root, file)),
    };
    const catalogs = {};
    for (const locale of catalogLocales.filter((each) => this.compiled.has(each))) {
      const chunks = splitCatalog(this.compiled.get(locale), graph);
      const { [SERVER_CHUNK]: _unsent, ...sent } = chunks;
      const all = textOf(Object.values(sent));
      const ofVisitor = textOf(
        Object.keys(sent)
          .filter(isOfVisitor)
          .map((name) => sent[name]),
      );
      // Of both: a message may become a visitor's while all stay the same, and what has a hash is kept for a year.
      const hash = createHash('sha256').update(all).update(ofVisitor).digest('hex').slice(0, 10);
      const file = this.development ? `${locale}.json` : `${locale}.${hash}.json`;
      compilation.emitAsset(`messages-${file}`, new RawSource(all));
      compilation.emitAsset(`messages-visitor-${file}`, new RawSource(ofVisitor));
      catalogs[locale] = { url: `${compilation.outputOptions.publicPath}messages-${file}`, chunks };
    }
    compilation.emitAsset(this.manifest, new RawSource(writeLineRecord(catalogs)));
  }
}

const textOf = (parts) => JSON.stringify(Object.assign({}, ...parts));
