import { inlineConstants } from './inlineConstants.ts';

const NAME = 'ConstantsPlugin';

/**
 * Puts into the styles what their constants stand for. All style sheets are seen at once, so a property that any of them sets
 * anew is left alone. In development the names stay.
 */
export class ConstantsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    // Before the styles are minimized, which can do more with values than with names.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const files = Object.keys(assets).filter((file) => file.endsWith('.css'));
        const texts = inlineConstants(files.map((file) => assets[file].source().toString()));
        for (const [index, file] of files.entries()) compilation.updateAsset(file, new sources.RawSource(texts[index]));
      });
    });
  }
}
