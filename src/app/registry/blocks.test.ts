import { readFileSync } from 'node:fs';
import { blocks, chunkOf } from '#src/app/registry/blocks.ts';
import { schemas } from '#src/app/registry/blockSchemas.gen.ts';
import { blockServers } from '#src/app/registry/blockServers.gen.ts';
import { formBlockShape } from '#src/forms/data/formBlock.ts';

test('every schema has a view, and every server part belongs to one', () => {
  expect(Object.keys(blocks)).toEqual(Object.keys(schemas));
  expect(Object.keys(blocks)).toEqual(expect.arrayContaining(Object.keys(blockServers)));
});

test.each(Object.entries(schemas))('a content file names the block %s as its folder', (type, schema) => {
  expect(schema.shape.type.value).toBe(type);
});

/** The comment is read by the build, which knows no types. */
test.each(Object.keys(blocks))('the chunk of %s has the name by which it is asked for', (type) => {
  expect(readFileSync(`src/blocks/${type}/block.ts`, 'utf8')).toContain(`webpackChunkName: "${chunkOf(type)}"`);
});

test('a field `form` is that of the blocks with a form: by it they are known', () => {
  const fields = Object.values(schemas).flatMap(({ shape }) => ('form' in shape ? [shape.form] : []));
  expect(fields.length).toBeGreaterThan(1);
  for (const field of fields) expect(field).toBe(formBlockShape.form);
});
