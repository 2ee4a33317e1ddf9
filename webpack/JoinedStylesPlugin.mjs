import { createHash } from 'node:crypto';
import { dropRepeated } from './dropRepeated.ts';
import { joinStyles } from './joinStyles.ts';

const NAME = 'JoinedStylesPlugin';

/** As long as the hashes of chunks. */
const HASH_LENGTH = 6;

/**
 * Joins the styles of each page of the content into one file: a dozen small ones compress badly, and each is a request before
 * the first paint. The files of the chunks stay, for navigation. What was joined is written down for the server, which announces
 * the chunks one by one where it finds nothing: for a page that came after the build.
 */
export class JoinedStylesPlugin {
  #readPages;
  #filename;

  /**
   * @param {object} options
   * @param {() => Promise<readonly import('./firstVisits.ts').ContentPage[]>} options.readPages the pages of the content; in
   *   development none, where styles change by the chunk
   * @param {string} options.filename where it is written down which file joins which, relative to the output
   */
  constructor({ readPages, filename }) {
    this.#readPages = readPages;
    this.#filename = filename;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    // When files have their last names, and before they are compressed.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const sets = joinStyles(await this.#readPages(), {
          shell: compilation.entrypoints.get('main').getFiles(),
          of: (chunk) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [],
        });
        const joined = {};
        for (const set of sets) {
          const texts = set.map((file) => compilation.getAsset(file).source.source().toString());
          const text = dropRepeated(texts.join(''));
          const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
          const file = `${set.map((part) => part.split('.')[0]).join('-')}.${hash}.css`;
          compilation.emitAsset(file, new sources.RawSource(text), { immutable: true, contenthash: hash });
          joined[file] = set;
        }
        compilation.emitAsset(this.#filename, new sources.RawSource(JSON.stringify(joined)));
      });
    });
  }
}
