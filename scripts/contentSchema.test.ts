import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentSchemas } from '#src/app/registry/contentSchemas.ts';
import type { EditorSchema } from '#src/app/registry/forEditors.ts';

const folder = path.join(process.cwd(), 'content/schema');
const schemas = Object.entries(contentSchemas());

test.each(schemas)(
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

test('the editor is told of every schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, Record<string, unknown>>;
  const told = Object.keys(settings['yaml.schemas'] ?? {});
  expect(told.sort()).toEqual(schemas.map(([name]) => `content/schema/${name}.schema.json`).sort());
});

/** Each field of a schema with its place, and each item of a list of values. */
function fieldsOf(schema: EditorSchema, place: string): [string, EditorSchema][] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], else: otherwise } = schema;
  const typeOf = ({ properties: inner }: EditorSchema) => (inner?.type as EditorSchema | undefined)?.const;
  const branches = [...anyOf, ...oneOf, ...(typeof otherwise === 'object' ? [otherwise] : [])].map(
    (branch, index) => [String(typeOf(branch) ?? index), branch] as const,
  );
  const values = [items, additionalProperties].filter((value) => typeof value === 'object') as EditorSchema[];
  const own = [
    ...Object.entries(properties as Record<string, EditorSchema>),
    ...values.filter(({ type }) => type !== 'object' && type !== undefined).map((value) => ['[]', value] as const),
  ].map(([name, field]): [string, EditorSchema] => [`${place}.${name}`, field]);
  const deeper = [...own, ...values.map((value) => [`${place}[]`, value] as const), ...branches];
  return [
    ...own,
    ...deeper.flatMap(([name, field]) => fieldsOf(field, branches.length > 0 ? `${place} ${name}` : name)),
  ];
}

test.each(schemas)('every field of %s says what it is, in a sentence', (name, schema) => {
  const fields = fieldsOf(schema, name);
  expect(fields.length).toBeGreaterThan(1);
  const mute = fields.filter(([, { description = '' }]) => !/^[A-Z][^]{8,}\.$/.test(description));
  expect(mute.map(([place, { description }]) => `${place}: ${String(description)}`)).toEqual([]);
});

test('a field says how long it may be, and what stands in its place when it is left out', () => {
  const { locale } = contentSchemas();
  const blocks = locale?.properties?.blocks as EditorSchema;
  const hero = ((blocks.items as EditorSchema).oneOf ?? []).find(
    ({ properties }) => (properties?.type as EditorSchema).const === 'hero',
  );
  const describe = (field: string) => (hero?.properties?.[field] as EditorSchema).description;
  expect(describe('title')).toBe('The headline of the page. At most 90 characters.');
  expect(describe('surface')).toContain('Without it: white.');
  expect(describe('eyebrow')).toContain('May be left out.');
  expect((locale?.properties?.meta_description as EditorSchema).description).toContain('50 to 170 characters.');
});

test('what the site fills in is not offered to whoever writes', () => {
  const names = fieldsOf(contentSchemas().locale ?? {}, 'locale').map(([place]) => place);
  expect(names).toContain('locale.blocks[] lesson.pitfall');
  expect(
    names.filter((place) => /(downloads.items\[\].bytes|lesson.place|entries.shown|excerpt.table)$/.test(place)),
  ).toEqual([]);
});
