import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentSchemas } from '#src/app/registry/contentSchemas.ts';

const folder = path.join(process.cwd(), 'content/schema');

test.each(Object.entries(contentSchemas()))(
  'the schema that editors use for %s is that of the code: else run npm run content:schema',
  (name, schema) => {
    expect(JSON.parse(readFileSync(path.join(folder, `${name}.schema.json`), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
  },
);

test('there is no schema of a file that no longer exists', () => {
  const names = readdirSync(folder).map((name) => name.replace('.schema.json', ''));
  expect(names.sort()).toEqual(Object.keys(contentSchemas()).sort());
});
