import path from 'node:path';
import { root } from './install.mjs';

/** Where Node keeps what it has compiled of the tools, and freed of types, for the next process (`NODE_COMPILE_CACHE`). */
export const compileCache = path.join(root, 'node_modules/.cache/node');
