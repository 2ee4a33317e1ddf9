/** `npm run i18n`: collects the messages of the sources into the catalogs, and says what there is to translate. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CatalogError, collectMessages } from './lib/messages/collectMessages.ts';
import { describeCatalog } from './lib/messages/describeCatalog.ts';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
try {
  for (const catalog of await collectMessages(root)) {
    mkdirSync(path.dirname(catalog.file), { recursive: true });
    if (catalog.after !== catalog.before) writeFileSync(catalog.file, catalog.after);
    for (const line of describeCatalog(catalog)) console.log(line);
  }
} catch (error) {
  if (!(error instanceof CatalogError)) throw error;
  console.error(`${error.message}\nNothing was written.`);
  process.exitCode = 1;
}
