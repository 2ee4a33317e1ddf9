import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync, version } from '@swc/core';
import babelJest from 'babel-jest';
import { babelPlugins, NEEDS_BABEL } from '../../webpack/shared.mjs';
import { howToStrip } from '../../webpack/howToStrip.ts';

/** What only Babel rewrites: as in a build, and mocks that go before imports, and what a module knows of itself. */
const ONLY_BABEL = new RegExp(`${NEEDS_BABEL.source}|\\bjest\\.mock\\(|\\bimport\\.meta\\b`);

/** Code that moves as it is: with what it is made by, it says what was made. */
const MADE_BY = [
  JSON.stringify(howToStrip('')),
  readFileSync(import.meta.filename, 'utf8'),
  version,
  process.version,
].join('\0');

const babel = babelJest.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }],
  ],
  plugins: babelPlugins({ development: true, server: true }),
});

/** As Babel does it, in a tenth of the time. */
const strip = (source, filename, { supportsStaticESM, supportsDynamicImport }) =>
  transformSync(source, {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    module: supportsStaticESM ? { type: 'es6' } : { type: 'commonjs', ignoreDynamic: supportsDynamicImport },
    jsc: howToStrip(filename),
  });

/**
 * Each test file asks for the key of each module anew, and Babel reads its settings for each: a fiftieth of a unit suite. By file
 * and form: the source of which it was made, and the key.
 */
const keys = new Map();

function remember(makeKey) {
  return (source, filename, options) => {
    const place = [filename, options.supportsStaticESM, options.supportsDynamicImport].join('\0');
    const before = keys.get(place);
    if (before?.source === source) return before.key;
    const key = makeKey(source, filename, options);
    keys.set(place, { source, key });
    return key;
  };
}

/** Jest's: TypeScript to what Node runs. Most files need no more than to lose their types, and a fresh clone has all before it. */
export default {
  process(source, filename, options) {
    return ONLY_BABEL.test(source) ? babel.process(source, filename, options) : strip(source, filename, options);
  },
  getCacheKey: remember((source, filename, options) => {
    if (ONLY_BABEL.test(source)) return babel.getCacheKey(source, filename, options);
    const { supportsStaticESM, supportsDynamicImport } = options;
    return createHash('sha256')
      .update([MADE_BY, filename, supportsStaticESM, supportsDynamicImport, source].join('\0'))
      .digest('hex');
  }),
};
