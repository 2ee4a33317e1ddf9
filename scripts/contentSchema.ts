/** `npm run content:schema`: writes the JSON Schemas with which editors complete and check content files, and tells the templates. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentSchemas } from '#src/app/registry/contentSchemas.ts';
import { TEMPLATE_DOCUMENT, templateDocument } from './lib/templateDocument.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'content/schema');
mkdirSync(folder, { recursive: true });
mkdirSync(path.join(root, path.dirname(TEMPLATE_DOCUMENT)), { recursive: true });
for (const [name, schema] of Object.entries(contentSchemas())) {
  writeFileSync(path.join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
writeFileSync(path.join(root, TEMPLATE_DOCUMENT), templateDocument());
