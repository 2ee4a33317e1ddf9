import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { AsciiPlugin } from './AsciiPlugin.mjs';
import { hashContentCode, hashInputs, INPUTS } from './inputs.mjs';
import { quickRebuilds, root, sharedConfiguration } from './shared.mjs';

const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/**
 * The `dependencies` are required at run time, and nothing else is: our code and all other packages are one file, since to
 * look for some thousand files takes longer than a start may. In development all packages stay outside: a build is quicker.
 */
const externalIn = (development) => {
  const names = Object.keys(development ? { ...devDependencies, ...dependencies } : dependencies);
  return new RegExp(`^(node:|(${names.join('|')})(/|$))`);
};

/** Stands in the place of what is left out. */
const NOTHING = path.join(root, 'webpack/nothing.cjs');

/** What a package has beside its code goes the way of our own. */
const FILE = /\.(css|svg|woff2)(\?|$)/;

/** Of these, and of Node's own, what is loaded by its first use: a start can do without, and many of its first minutes. */
const LATER = /^(assert|@fastify\/busboy|chokidar|htmlparser2|libphonenumber-js|marked|sanitize-html|yaml)(\/|$)/;

/**
 * What packages have, and this site does without: a start would load it, and a render ask it. Development has it all. Who comes to
 * need one of these takes its line away: the first end-to-end test says so.
 */
const leftOut = [
  // Express's parsers of bodies and of nested queries; the list by which compression chooses, which we do ourselves; hydration.
  new webpack.NormalModuleReplacementPlugin(/^(body-parser|compressible|qs|react-dom\/client)$/, NOTHING),
  // Metrics are asked for, and are of one process: nothing pushes them, or adds up those of a cluster. Both load TLS and more.
  replaceIn('prom-client', /^\.\/lib\/(pushgateway|cluster)$/, NOTHING),
  // What bounds a rate is counted in memory, or in a Redis that all replicas ask.
  replaceIn(
    'rate-limiter-flexible',
    /^\.\/lib\/RateLimiter(Cluster|Drizzle|DrizzleNonAtomic|Dynamo|Etcd|EtcdNonAtomic|Memcache|Mongo|MySQL|Postgres|Prisma|SQLite|Valkey|ValkeyGlide)$/,
    NOTHING,
  ),
  new webpack.NormalModuleReplacementPlugin(/^hoist-non-react-statics$/, path.join(root, 'webpack/hoistNothing.cjs')),
  new webpack.NormalModuleReplacementPlugin(/^destroy$/, path.join(root, 'webpack/destroyStream.cjs')),
  new webpack.NormalModuleReplacementPlugin(/^mime-types$/, path.join(root, 'webpack/mimeTypesLater.cjs')),
  // Who asks for the line of a caller has V8 look for the ends of all lines of the bundle, which takes a start 20 ms. What says
  // that a call of Express is deprecated does, and has a form for browsers that does not; so does pino.
  new webpack.NormalModuleReplacementPlugin(/^depd$/, 'depd/lib/browser/index.js'),
  replaceIn('pino', /^\.\/lib\/caller$/, path.join(root, 'webpack/noCallers.cjs')),
];

/** @returns puts a file in the place of what a package requires of itself */
function replaceIn(name, request, file) {
  return new webpack.NormalModuleReplacementPlugin(request, (resource) => {
    if (resource.context === path.join(root, 'node_modules', name)) resource.request = file;
  });
}

/** @returns the expression that stands for a package until something of it is used */
const loadLater = (request) => `(() => {
  let loaded;
  const load = () => (loaded ??= require(${JSON.stringify(request)}));
  return new Proxy(() => undefined, {
    get: (_target, name) => (name === '__esModule' ? undefined : load()[name]),
    apply: (_target, self, values) => Reflect.apply(load(), self, values),
  });
})()`;

function externalize(development) {
  const external = externalIn(development);
  return ({ request }, done) => {
    if (FILE.test(request)) done();
    else if (LATER.test(request)) done(null, `var ${loadLater(request)}`);
    else if (external.test(request)) done(null, `commonjs ${request}`);
    else done();
  };
}

/**
 * CommonJS, complete when it starts: loadable requires its chunks synchronously (docs/decisions/0004). One file; in
 * development a file for each part (docs/decisions/0027). The nested package.json says to Node what it is, since the
 * repository's own modules are ES modules.
 *
 * @param {{ development: boolean, outputPath: string, entry: string, cached?: boolean }} options
 */
export function serverConfiguration({ development, outputPath, entry, cached }) {
  const shared = sharedConfiguration({ name: 'server', development, cached });
  return {
    ...shared,
    // Chunks of their own would not be there when loadable requires them.
    module: development ? { ...shared.module, parser: { javascript: { dynamicImportMode: 'eager' } } } : shared.module,
    target: 'node24',
    entry: development
      ? { server: entry }
      : { site: entry, 'start-helper': './src/server/boot/startHelper.ts', leads: './scripts/leads.ts' },
    output: {
      path: outputPath,
      filename: '[name].js',
      library: { type: 'commonjs2' },
      // So that the place where something was thrown is the file's.
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    node: { __filename: false },
    externalsPresets: { node: true },
    externals: [externalize(development)],
    // Templates of views, and drivers of databases, that nobody here has.
    ignoreWarnings: [{ module: /node_modules/, message: /the request of a dependency is an expression/ }],
    optimization: {
      minimize: false,
      ...(development ? { ...quickRebuilds, chunkIds: 'named', splitChunks: byPart } : { splitChunks: false }),
    },
    plugins: development
      ? [{ apply: emitPackageJson }, { apply: emitCountries }]
      : [
          new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
          new webpack.DefinePlugin({
            CODE_VERSION: JSON.stringify(hashInputs(INPUTS)),
            CONTENT_CODE: JSON.stringify(hashContentCode()),
          }),
          new AsciiPlugin(),
          ...leftOut,
          { apply: emitPackageJson },
          { apply: emitBeginning },
          { apply: emitCountries },
        ],
  };
}

/** An edit writes one part and its source map anew, and the development server reads no other. */
const byPart = {
  chunks: 'all',
  minSize: 0,
  cacheGroups: { default: false, defaultVendors: false, parts: { enforce: true, name: partOf } },
};

/** Their code is much, and an edit is of one room of it. */
const BY_ROOM = ['blocks', 'server', 'forms', 'pricing'];

/** @returns {string} for `src/blocks/hero/Hero.tsx`: `parts/src-blocks`; of what has rooms, the room */
function partOf(module) {
  const file = module.nameForCondition();
  const folders = file === null ? [] : path.dirname(path.relative(root, file)).split(path.sep);
  return `parts/${folders[0] === 'src' ? folders.slice(0, BY_ROOM.includes(folders[1]) ? 3 : 2).join('-') : 'rest'}`;
}

const emitPackageJson = (compiler) => emit(compiler, 'package.json', '{"type":"commonjs"}\n');

/** What is run: it begins the bundle. */
const emitBeginning = (compiler) =>
  emit(compiler, 'server.js', readFileSync(path.join(root, 'webpack/beginning.cjs'), 'utf8'));

const COUNTRIES = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Which address is of which country: data, so it stands beside the bundle (docs/decisions/0051). */
const emitCountries = (compiler) =>
  emit(compiler, 'country.mmdb', readFileSync(path.join(root, 'node_modules', COUNTRIES)));

function emit(compiler, name, text) {
  const source = new webpack.sources.RawSource(text);
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap(name, () => compilation.emitAsset(name, source));
  });
}
