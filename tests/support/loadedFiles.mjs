import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Given to `node --import`: writes down which of our own files the process loads, one a line, into the file that `LOADED_FILES` names. */
const root = path.resolve(import.meta.dirname, '../..');

registerHooks({
  load(url, context, next) {
    const name = url.startsWith('file:') ? path.relative(root, fileURLToPath(url)) : '';
    if (name !== '' && !name.startsWith('node_modules')) appendFileSync(process.env.LOADED_FILES, `${name}\n`);
    return next(url, context);
  },
});
