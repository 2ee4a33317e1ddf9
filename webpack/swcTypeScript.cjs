const typescript = require('typescript');
const { transpileModule } = require('./transpileBySwc.ts');

/** TypeScript for ts-loader: see `transpileBySwc.ts`. */
module.exports = Object.create(typescript, { transpileModule: { value: transpileModule } });
