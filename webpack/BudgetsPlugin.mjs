import webpack from 'webpack';
import { stylesKey } from '#src/app/joinedStyles.ts';
import { judgeLoads, weighVisits } from './firstVisits.ts';

const NAME = 'BudgetsPlugin';

/**
 * Weighs what the first visit of each template loads, as it was compressed, writes it down, and fails the build where a budget
 * is passed. It comes after the plugin that compresses.
 */
export class BudgetsPlugin {
  #budgets;
  #readPages;
  #filename;
  #joinedStyles;

  /**
   * @param {object} options
   * @param {import('./firstVisits.ts').Budgets} options.budgets
   * @param {() => Promise<import('./firstVisits.ts').ContentPage[]>} options.readPages the pages of the content
   * @param {string} options.filename where the figures go, relative to the output
   * @param {string} options.joinedStyles where it is written down which file joins which styles, likewise
   */
  constructor({ budgets, readPages, filename, joinedStyles }) {
    this.#budgets = budgets;
    this.#readPages = readPages;
    this.#filename = filename;
    this.#joinedStyles = joinedStyles;
  }

  apply(compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        // What did not compile has no weight.
        if (compilation.errors.length > 0) return;
        this.judge(compilation, await this.#readPages());
      });
    });
  }

  judge(compilation, pages) {
    const built = builtFiles(compilation, this.#joinedStyles);
    const loads = weighVisits(pages, built);
    compilation.emitAsset(this.#filename, new webpack.sources.RawSource(`${JSON.stringify(loads, null, 2)}\n`));
    for (const sentence of judgeLoads(loads, this.#budgets, built.sizeOf))
      compilation.errors.push(new webpack.WebpackError(sentence));
  }
}

/** @returns {import('./firstVisits.ts').BuiltFiles} */
function builtFiles(compilation, joinedStyles) {
  const joined = JSON.parse(compilation.getAsset(joinedStyles).source.source().toString());
  return {
    joined: new Map(Object.entries(joined).map(([file, parts]) => [stylesKey(parts), file])),
    shell: [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()),
    of(chunk) {
      const group = compilation.namedChunkGroups.get(chunk);
      if (!group) throw new Error(`The build has no chunk ${chunk}`);
      return group.getFiles();
    },
    // What does not gain by it is not compressed.
    sizeOf: (file) => (compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file)).source.size(),
  };
}
