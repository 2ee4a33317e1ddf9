const { markPure } = require('./pureDeclarations.ts');

/** Loader for packages: see `pureDeclarations.ts`. */
module.exports = (source) => markPure(source);
