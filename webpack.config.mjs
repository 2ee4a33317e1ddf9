import path from 'node:path';
import { clientConfiguration } from './webpack/client.mjs';
import { serverConfiguration } from './webpack/server.mjs';
import { root } from './webpack/shared.mjs';

/** `npm run build`: the production build. The development server has its own way in `scripts/dev.mjs`. */
const outputPath = path.join(root, 'dist');

export default [
  clientConfiguration({ development: false, outputPath }),
  serverConfiguration({ development: false, outputPath, entry: './server.ts' }),
];
