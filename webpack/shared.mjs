import path from 'node:path';
import { getLocalIdent } from './localIdents.ts';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '..');

const inWebpack = (file) => path.join(root, 'webpack', file);

/** What ts-loader compiles with. */
const COMPILER = 'swcTypeScript.cjs';

/** That and what it is made of, which webpack does not see: what it has compiled before holds while they stay. */
const COMPILER_FILES = [COMPILER, 'transpileBySwc.ts', 'howToStrip.ts'];

/**
 * What rewrites source: macros to messages, and for the server and for tests `loadable(…)` to chunk names and synchronous loads; the
 * browser's loadable takes an import as it is (src/client/loadable.ts).
 *
 * @param {{ development: boolean, server: boolean }} options in production of a message its id alone is left. It is said here, since
 *   the plugin would go by `NODE_ENV`, which webpack's cache does not know
 */
export const babelPlugins = ({ development, server }) => [
  ['@lingui/babel-plugin-lingui-macro', { descriptorFields: development ? 'all' : 'id-only' }],
  ...(server ? ['@loadable/babel-plugin'] : []),
];

/** Where there is something of that. */
export const NEEDS_BABEL = /@lingui\/[a-z]+\/macro|@loadable\/component/;

/**
 * In development. What saves nobody anything there is left out of each build, and a build with errors leaves the last good
 * one in place, from which fast refresh goes on. That an import has no such export is the type checker's to say.
 */
export const quickRebuilds = {
  emitOnErrors: false,
  providedExports: false,
  sideEffects: false,
  removeAvailableModules: false,
  removeEmptyChunks: false,
};

/**
 * What the browser's and the server's bundle have in common.
 *
 * @param {{ name: 'client' | 'server', development: boolean, cached?: boolean }} options `cached`: whether the next build may take
 *   over what this one has made of files that do not change
 */
export function sharedConfiguration({ name, development, cached = true }) {
  const server = name === 'server';
  return {
    name,
    context: root,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : false,
    stats: 'errors-warnings',
    ...(development ? { infrastructureLogging: { level: 'error' } } : {}),
    cache: cached
      ? {
          type: 'filesystem',
          cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
          name: `${name}-${development ? 'development' : 'production'}`,
          buildDependencies: { config: ['shared.mjs', `${name}.mjs`, ...COMPILER_FILES].map(inWebpack) },
        }
      : { type: 'memory' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [typescriptRule({ development, server }), styleRule({ server, development }), fileRule(server), fontRule],
    },
  };
}

/** Babel sees the raw TSX first, since the macros and loadable need it; then TypeScript (docs/decisions/0004). */
function typescriptRule({ development, server }) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          compiler: inWebpack(COMPILER),
          // It doubts every compiler but TypeScript.
          logLevel: 'error',
          compilerOptions: {
            noEmit: false,
            // Babel's goes into it, or is lost.
            sourceMap: development,
            allowImportingTsExtensions: false,
            // With it the browser can exchange a component in an open page.
            ...(development && !server ? { jsx: 'react-jsxdev' } : {}),
          },
        },
      },
      {
        loader: inWebpack('babelWhereNeeded.mjs'),
        options: {
          babelrc: false,
          configFile: false,
          parserOpts: { plugins: ['jsx', 'typescript'] },
          plugins: babelPlugins({ development, server }),
        },
      },
    ],
  };
}

function styleRule({ server, development }) {
  return {
    test: /\.css$/,
    // Class names must agree on both sides; only the browser's build extracts the styles (webpack/client.mjs).
    use: [
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: server,
            localIdentName: '[name]__[local]',
            ...(development ? {} : { getLocalIdent }),
          },
        },
      },
    ],
  };
}

/** Both sides make the same file of a font: its name is of what is in it. */
const fontRule = { test: /\.woff2$/, loader: inWebpack('siteFont.mjs') };

/** Fonts and the icon sprite: both sides name the hashed file, the browser’s build writes it. */
function fileRule(server) {
  return {
    test: /\.(woff2|svg)$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:6][ext]', publicPath: '/static/', emit: !server },
  };
}
