import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { quickRebuilds, root, sharedConfiguration } from './shared.mjs';

/** A package of the dependencies is required at run time; everything of ours is bundled. */
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const external = new RegExp(`^(node:|(${Object.keys(dependencies).join('|')})(/|$))`);

/**
 * The default of config/env.ts, before any package is required: React and others choose their build by the variable itself,
 * and their development builds halve what the site can answer.
 */
const PRODUCTION_BY_DEFAULT = "process.env.NODE_ENV ||= 'production';";

/** Packages are compiled once, at the build (docs/decisions/0030). Where that cannot be read or written, at each start. */
const COMPILE_ONCE =
  "require('node:module').enableCompileCache(require('node:path').join(__dirname, 'compile-cache'));";

/** What a start can do without, and many of its first minutes: it is loaded when it is first used. */
const LATER = /^(@fastify\/busboy|chokidar|libphonenumber-js|marked|sanitize-html|yaml)(\/|$)/;

/** @returns the expression that stands for a package until something of it is used */
const loadLater = (request) => `(() => {
  let loaded;
  const load = () => (loaded ??= require(${JSON.stringify(request)}));
  return new Proxy(() => undefined, {
    get: (_target, name) => (name === '__esModule' ? undefined : load()[name]),
    apply: (_target, self, values) => Reflect.apply(load(), self, values),
  });
})()`;

function externalize({ request }, done) {
  if (!external.test(request)) done();
  else if (LATER.test(request)) done(null, `var ${loadLater(request)}`);
  else done(null, `commonjs ${request}`);
}

/**
 * CommonJS, complete when it starts: loadable requires its chunks synchronously (docs/decisions/0004). One file; in
 * development a file for each part (docs/decisions/0027). The nested package.json says to Node what it is, since the
 * repository's own modules are ES modules.
 *
 * @param {{ development: boolean, outputPath: string, entry: string }} options
 */
export function serverConfiguration({ development, outputPath, entry }) {
  const shared = sharedConfiguration({ name: 'server', development });
  return {
    ...shared,
    // Chunks of their own would not be there when loadable requires them.
    module: development ? { ...shared.module, parser: { javascript: { dynamicImportMode: 'eager' } } } : shared.module,
    target: 'node24',
    entry: { server: entry, ...(development ? {} : { leads: './scripts/leads.ts' }) },
    output: {
      path: outputPath,
      filename: '[name].js',
      library: { type: 'commonjs2' },
      // So that the place where something was thrown is the file's.
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    node: { __filename: false },
    externalsPresets: { node: true },
    externals: [externalize],
    optimization: {
      minimize: false,
      ...(development ? { ...quickRebuilds, chunkIds: 'named', splitChunks: byPart } : { splitChunks: false }),
    },
    plugins: development
      ? [{ apply: emitPackageJson }]
      : [
          new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
          new webpack.BannerPlugin({ raw: true, banner: `${PRODUCTION_BY_DEFAULT}\n${COMPILE_ONCE}` }),
          { apply: emitPackageJson },
        ],
  };
}

/** An edit writes one part and its source map anew, and the development server reads no other. */
const byPart = {
  chunks: 'all',
  minSize: 0,
  cacheGroups: { default: false, defaultVendors: false, parts: { enforce: true, name: partOf } },
};

/** @returns {string} for `src/blocks/hero/Hero.tsx`: `parts/src-blocks`; of the server's own code the folder below */
function partOf(module) {
  const file = module.nameForCondition();
  const folders = file === null ? [] : path.dirname(path.relative(root, file)).split(path.sep);
  return `parts/${folders[0] === 'src' ? folders.slice(0, folders[1] === 'server' ? 3 : 2).join('-') : 'rest'}`;
}

function emitPackageJson(compiler) {
  const source = new webpack.sources.RawSource('{"type":"commonjs"}\n');
  compiler.hooks.thisCompilation.tap('PackageJson', (compilation) => {
    compilation.hooks.processAssets.tap('PackageJson', () => compilation.emitAsset('package.json', source));
  });
}
