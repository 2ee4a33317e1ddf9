import { readFileSync } from 'node:fs';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { BudgetsPlugin } from './BudgetsPlugin.mjs';
import { CatalogsPlugin } from './CatalogsPlugin.mjs';
import { ChunkStatsPlugin } from './ChunkStatsPlugin.mjs';
import { CommonStylesPlugin } from './CommonStylesPlugin.mjs';
import { ConstantsPlugin } from './ConstantsPlugin.mjs';
import { JoinedStylesPlugin } from './JoinedStylesPlugin.mjs';
import { KeepBuildsPlugin } from './KeepBuildsPlugin.mjs';
import { hashContentCode } from './inputs.mjs';
import { quickRebuilds, root, sharedConfiguration } from './shared.mjs';

/** What a first visit may load; passing it fails the build (docs/how-to/measure.md). */
const budgets = JSON.parse(readFileSync(path.join(root, 'webpack/budgets.json'), 'utf8'));

/** What brings the scripts of a page, with webpack's runtime. */
const BEGIN = './src/client/begin.ts';
const ENTRY = './src/client/entry.ts';
const DEVELOPMENT_ENTRY = './src/client/developmentReload.ts';
/** What the browser needs of `@loadable/component`. */
const LOADABLE = 'src/client/loadable.ts';
/** What React itself does since version 18; packages still bring it for those before. */
const STORE_SHIM = 'use-sync-external-store/shim$';
const SPECIMENS = './src/specimens/main.tsx';
const GALLERY = './src/specimens/gallery.ts';

const VENDOR = /^vendor\..*js$/;
const SHORTER = { ecma: 2022, compress: { ecma: 2022, passes: 3 } };
/** What compresses best: of React, 210 bytes less than with what terser does by itself. */
const SHORTER_VENDOR = { ...SHORTER, compress: { ...SHORTER.compress, hoist_funs: true, inline: 1 } };

/** Terser takes ten times as long, and makes of packages a little less than swc does, of our own code a little more. */
const minimizer = [
  new MinimizerPlugin({ test: VENDOR, minify: MinimizerPlugin.terserMinify, minimizerOptions: SHORTER_VENDOR }),
  new MinimizerPlugin({
    test: /\.js$/,
    exclude: VENDOR,
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: SHORTER,
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
];

/** @param {{ development: boolean, outputPath: string, cached?: boolean }} options */
export function clientConfiguration({ development, outputPath, cached }) {
  const shared = sharedConfiguration({ name: 'client', development, cached });
  const [typescript, styles, ...files] = shared.module.rules;
  const naming = development ? '[name]' : '[name].[contenthash:10]';
  // By number: the runtime lists all chunks to every visitor, and their names are a fifth of it. loadable-stats.json has both.
  const chunkNaming = development ? '[name]' : '[id].[contenthash:6]';
  return {
    ...shared,
    target: ['web', 'es2022'],
    entry: {
      begin: BEGIN,
      ...(development
        ? {
            main: behindBegin(DEVELOPMENT_ENTRY, ENTRY),
            specimens: behindBegin(DEVELOPMENT_ENTRY, SPECIMENS),
            gallery: behindBegin(DEVELOPMENT_ENTRY, GALLERY),
          }
        : { main: behindBegin(ENTRY) }),
    },
    output: {
      path: path.join(outputPath, 'client'),
      publicPath: '/static/',
      filename: `${naming}.js`,
      chunkFilename: `${chunkNaming}.js`,
      crossOriginLoading: 'anonymous',
    },
    module: {
      rules: [
        typescript,
        { ...styles, use: [{ loader: MiniCssExtractPlugin.loader }, ...styles.use] },
        ...files,
        ...(development ? [] : [pureRule, defaultReactRule]),
      ],
    },
    optimization: {
      minimizer,
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      splitChunks: development ? developmentSplitting : splitting,
      ...(development ? quickRebuilds : {}),
    },
    resolve: { ...shared.resolve, alias: { '@loadable/component': path.join(root, LOADABLE), [STORE_SHIM]: 'react' } },
    externals: [refuseServerPackages],
    performance: false,
    plugins: plugins({ development, outputPath, naming, chunkNaming }),
  };
}

/** @returns an entry that has no runtime of its own */
const behindBegin = (...files) => ({ import: files, dependOn: 'begin' });

/** Of this package the site uses a tenth, and the minimizer cannot tell. */
const pureRule = {
  test: /node_modules[\\/]react-router[\\/].*\.js$/,
  loader: path.join(root, 'webpack/pureDeclarations.cjs'),
};

/** What copies React as a namespace: see `defaultReact.ts`. */
const defaultReactRule = {
  test: /node_modules[\\/](downshift[\\/]dist[\\/].*|@base-ui[\\/]utils[\\/]safeReact)\.mjs$/,
  loader: path.join(root, 'webpack/defaultReact.cjs'),
};

/** Schemas and parsers of content would double the bundle, the route table is 1.5 kB of it: pages are told of their routes. */
const OF_SERVER = /^(zod|yaml|marked|sanitize-html|pino|express)(\/|$)|^#src\/app\/(routes|matchRoute)\.ts$/;

/** One import of a value too many is enough. */
function refuseServerPackages({ request, context }, done) {
  if (OF_SERVER.test(request)) {
    done(new Error(`${request} is not for the browser; ${context} imports it as a value: import the type`));
  } else done();
}

/** What gains by it; the manifests beside the folder are not served, and fonts are compressed already. */
const COMPRESSED = { test: /\.(js|css|json|svg)$/, exclude: /^\.\.\//, threshold: 512 };

/** What brings the others waits for none of them: it is one file, also in development, where fast refresh puts packages into it. */
const isBrought = ({ name }) => name !== 'begin';

/** One vendor file for what every page needs; it changes only when a dependency does. */
const splitting = {
  chunks: isBrought,
  cacheGroups: {
    vendor: {
      test: /node_modules[\\/].*\.[cm]?js$/,
      name: 'vendor',
      chunks: (chunk) => chunk.canBeInitial() && isBrought(chunk),
    },
    // What many scenes are built from: once for all of a page, and for those of the next.
    sceneParts: {
      test: /src[\\/]scenes[\\/]parts[\\/]/,
      name: 'scene-parts',
      chunks: 'async',
      minChunks: 5,
      enforce: true,
    },
  },
};

/** The same, with every chunk named: what the page of primitives needs is written down (`specimenAssets.ts`). */
const developmentSplitting = {
  chunks: isBrought,
  cacheGroups: { default: false, defaultVendors: false, vendor: splitting.cacheGroups.vendor },
};

/** Read once, when it is needed: a build in development has no budgets, and its configuration is quick to load. */
let pages;
const readPages = () =>
  (pages ??= import('./contentPages.ts').then(({ readContentPages }) => readContentPages(root, hashContentCode())));

/** Of first visits. With less the pages that need little load too much, with more those that need much load it in pieces. */
const COMMON = 0.6;

/** Which file joins the styles of which chunks; the server reads it. */
const JOINED_STYLES = '../joined-styles.json';

/** What mini-css-extract-plugin puts into each style module. */
const STYLE_RELOAD = /hmr[\\/]hotModuleReplacement\.js$/;

/**
 * Nearly all functions of the first scripts run on every visit. Chromium compiles each when it is first called, on the thread
 * that the visitor waits for, half of what such a script takes there; told so, it does while the file comes, on another.
 * Behind the minimizer, which would drop it.
 */
const compileAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(main|vendor)\..*js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

function plugins({ development, outputPath, naming, chunkNaming }) {
  return [
    new ChunkStatsPlugin({ filename: '../loadable-stats.json' }),
    new CatalogsPlugin({ root, development, manifest: '../catalogs.json' }),
    new MiniCssExtractPlugin({ filename: `${naming}.css`, chunkFilename: `${chunkNaming}.css`, ignoreOrder: true }),
    ...(development
      ? [
          new webpack.HotModuleReplacementPlugin(),
          new JoinedStylesPlugin({ readPages: () => [], filename: JOINED_STYLES }),
          new ReactRefreshPlugin({ overlay: false }),
          new webpack.NormalModuleReplacementPlugin(STYLE_RELOAD, path.join(root, 'webpack/leaveStyles.cjs')),
        ]
      : [
          new CommonStylesPlugin({ readPages, share: COMMON }),
          compileAhead,
          new ConstantsPlugin(),
          new JoinedStylesPlugin({ readPages, filename: JOINED_STYLES }),
          new CompressionPlugin({ ...COMPRESSED, algorithm: 'brotliCompress', filename: '[path][base].br' }),
          new CompressionPlugin({ ...COMPRESSED, algorithm: 'gzip', filename: '[path][base].gz' }),
          new BudgetsPlugin({ budgets, filename: '../first-visits.json', joinedStyles: JOINED_STYLES, readPages }),
          new KeepBuildsPlugin({ record: path.join(outputPath, 'builds.json') }),
        ]),
  ];
}
