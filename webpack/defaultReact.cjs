const { importDefaultReact } = require('./defaultReact.ts');

/** Loader for packages: see `defaultReact.ts`. */
module.exports = (source) => importDefaultReact(source);
