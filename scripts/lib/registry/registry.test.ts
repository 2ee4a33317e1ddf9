import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format } from 'oxfmt';
import { waitUntil } from '#tests/support/waitUntil.ts';
import { BLOCKS, COLLECTIONS, partFolders, SCENES, TEMPLATES } from './folders.ts';
import { followFolders } from './followFolders.ts';
import { registryFiles } from './registryFiles.ts';
import { staleRegistry, writeRegistry } from './writeRegistry.ts';

const REPOSITORY = process.cwd();

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  for (const folder of ['src/app/registry', 'src/pages', 'src/collections', 'src/scenes/catalogue'])
    mkdirSync(path.join(root, folder), { recursive: true });
  addBlock('quote', 'schema.ts', 'block.ts');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const addBlock = (type: string, ...files: readonly string[]) => add(`src/blocks/${type}`, files);

function add(place: string, files: readonly string[]) {
  const folder = path.join(root, place);
  mkdirSync(folder, { recursive: true });
  for (const file of files) writeFileSync(path.join(folder, file), '');
}

const read = (name: string) => readFileSync(path.join(root, `src/app/registry/${name}.gen.ts`), 'utf8');

test('the committed registry is what the folders say; if not: npm run registry', () => {
  expect(staleRegistry(REPOSITORY)).toEqual([]);
});

test.each([BLOCKS, TEMPLATES, COLLECTIONS, SCENES])('every folder of $place is a whole one', (kind) => {
  expect(partFolders(REPOSITORY, kind).filter(({ missing }) => missing.length > 0)).toEqual([]);
});

test('what is written is formatted as everything else', async () => {
  for (const [filepath, text] of registryFiles(REPOSITORY)) {
    const { code } = await format(filepath, text, { singleQuote: true, printWidth: 120 });
    expect([filepath, code]).toEqual([filepath, text]);
  }
});

test('a block is in it with what its folder has', () => {
  addBlock('call-map', 'schema.ts', 'block.ts', 'server.ts');
  writeRegistry(root);
  expect(read('blocks')).toContain("  'call-map': callMapBlock,\n  quote: quoteBlock,\n}");
  expect(read('blockSchemas')).toContain("import { callMapSchema } from '#src/blocks/call-map/schema.ts';");
  expect(read('blockServers')).toContain("{\n  'call-map': callMapServer,\n}");
});

test('a template is in it with what its folder has', () => {
  add('src/pages/thank-you', ['schema.ts', 'template.ts', 'server.ts']);
  writeRegistry(root);
  expect(read('templates')).toContain("{\n  'thank-you': thankYouTemplate,\n}");
  expect(read('templateSchemas')).toContain("import { thankYouSchema } from '#src/pages/thank-you/schema.ts';");
  expect(read('templateServers')).toContain("{\n  'thank-you': thankYouServer,\n}");
});

test('a folder that is still being written is left out, and named', () => {
  addBlock('call-map', 'schema.ts');
  writeRegistry(root);
  expect(read('blockSchemas')).not.toContain('callMap');
  expect(partFolders(root, BLOCKS)).toContainEqual({ name: 'call-map', server: false, missing: ['block.ts'] });
});

test('what has not changed is not written', () => {
  writeRegistry(root);
  const times = () => [...registryFiles(root).keys()].map((file) => statSync(path.join(root, file)).mtimeMs);
  const before = times();
  expect(writeRegistry(root)).toEqual([]);
  expect(times()).toEqual(before);
});

test('while the development server runs, it follows folders that come and go', async () => {
  const written: string[] = [];
  const end = await followFolders(root, (file) => written.push(file));
  expect(written).toHaveLength(14);
  addBlock('call-map', 'schema.ts', 'block.ts');
  await waitUntil(() => read('blocks').includes('callMap'), 10_000);
  rmSync(path.join(root, 'src/blocks/call-map'), { recursive: true });
  await waitUntil(() => !read('blocks').includes('callMap'), 10_000);
  await end();
});
