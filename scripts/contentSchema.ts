/** `npm run content:schema`: writes the JSON Schemas with which editors complete and check content files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentSchemas } from '#src/app/registry/contentSchemas.ts';

const folder = path.resolve(import.meta.dirname, '../content/schema');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(contentSchemas())) {
  writeFileSync(path.join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
