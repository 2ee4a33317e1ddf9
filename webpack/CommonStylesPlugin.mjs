import { mergeOrders, shareStyles } from './commonStyles.ts';

const NAME = 'CommonStylesPlugin';
const ENTRY = 'main';
const STYLES = 'css/mini-extract';
/** Before webpack's own: what is moved counts in no other chunk, and one that is left empty goes. */
const BEFORE_SPLITTING = -20;

/**
 * Moves the styles that visits commonly need into the file of every page. A file for each block compresses badly, and a block
 * brings those of the primitives it is made of once more. What is common is told by the content, so nobody keeps a list.
 */
export class CommonStylesPlugin {
  #readPages;
  #share;

  /**
   * @param {object} options
   * @param {() => Promise<import('./firstVisits.ts').ContentPage[]>} options.readPages the pages of the content
   * @param {number} options.share what part of the visits makes a style common, from 0 to 1
   */
  constructor({ readPages, share }) {
    this.#readPages = readPages;
    this.#share = share;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let pages = [];
      // No earlier: while the modules are built, the other line of the build compiles the content.
      compilation.hooks.finishModules.tapPromise(NAME, async () => {
        pages = await this.#readPages();
      });
      compilation.hooks.optimizeChunks.tap({ name: NAME, stage: BEFORE_SPLITTING }, () =>
        this.move(compilation, pages),
      );
    });
  }

  move(compilation, pages) {
    const { chunkGraph, namedChunkGroups } = compilation;
    const entry = compilation.entrypoints.get(ENTRY);
    const main = compilation.namedChunks.get(ENTRY);
    const stylesOf = (chunk) => stylesInOrder(namedChunkGroups.get(chunk), chunkGraph);
    const own = new Set(stylesOf(ENTRY));
    const shares = shareStyles(pages, stylesOf);
    const isCommon = (style) => !own.has(style) && (shares.get(style) ?? 0) >= this.#share;
    const chunks = [...new Set(pages.flatMap((page) => Object.values(page.chunks).flat()))].sort();
    const common = mergeOrders(chunks.map((chunk) => stylesOf(chunk).filter(isCommon)));

    const last = Math.max(0, ...[...own].map((style) => entry.getModulePostOrderIndex(style)));
    for (const [index, style] of common.entries()) {
      for (const chunk of chunkGraph.getModuleChunks(style)) chunkGraph.disconnectChunkAndModule(chunk, style);
      chunkGraph.connectChunkAndModule(main, style);
      entry.setModulePostOrderIndex(style, last + 1 + index);
    }
  }
}

/** The styles of a group of chunks, in the order in which mini-css-extract-plugin puts them into a file. */
function stylesInOrder(group, chunkGraph) {
  const styles = group.chunks.flatMap((chunk) => [
    ...(chunkGraph.getChunkModulesIterableBySourceType(chunk, STYLES) ?? []),
  ]);
  return [...new Set(styles)].sort((a, b) => group.getModulePostOrderIndex(a) - group.getModulePostOrderIndex(b));
}
