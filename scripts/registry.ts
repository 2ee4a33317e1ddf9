/** `npm run registry`: writes which blocks and templates there are, from their folders. */
import path from 'node:path';
import { writeRegistry } from './lib/registry/writeRegistry.ts';

for (const file of writeRegistry(path.resolve(import.meta.dirname, '..'))) console.log(`wrote ${file}`);
