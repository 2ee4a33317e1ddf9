import { toAscii } from './toAscii.ts';

const NAME = 'AsciiPlugin';

/**
 * One sign beyond ASCII, and V8 keeps a script in two bytes for each of its eight million letters, and each start reads it as
 * UTF-8. So scripts have none.
 */
export class AsciiPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          compilation.updateAsset(file, new sources.RawSource(toAscii(assets[file].source().toString())));
        }
      });
    });
  }
}
