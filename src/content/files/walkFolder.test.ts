import { mkdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { readTextFile } from '#src/content/files/readTextFile.ts';
import { walkFolder } from '#src/content/files/walkFolder.ts';
import { createContentFolder } from '#tests/support/contentFolder.ts';
import { asNobody, oddEntries } from '#tests/support/oddEntries.ts';

let folder: Awaited<ReturnType<typeof createContentFolder>>;
beforeEach(async () => {
  folder = await createContentFolder({ 'pages/a/en.yaml': 'x', 'pages/a/.en.yaml.swp': 'x', 'pages/a/en.yaml~': 'x' });
  await chmod(folder.directory, 0o755);
});
afterEach(() => folder.dispose());

const at = (name: string) => path.join(folder.directory, name);
const pagesOf = (names: readonly string[]) => names.filter((name) => name.includes('/'));

test('a folder’s files are listed, without what editors leave about', async () => {
  const { names, unreadable } = await walkFolder(folder.directory);
  expect([pagesOf(names), unreadable]).toEqual([['pages/a/en.yaml'], []]);
});

test.each(Object.entries(oddEntries))(
  '%s is named and not waited for; the rest is read',
  async (_name, { place, why }) => {
    const remove = await place(at('pages/a/pt.yaml'));
    const { names, unreadable } = await asNobody(() => walkFolder(folder.directory));
    const read = names.includes('pages/a/pt.yaml')
      ? await asNobody(() => readTextFile(at('pages/a/pt.yaml')))
      : undefined;
    expect(names).toContain('pages/a/en.yaml');
    expect([...unreadable.map((entry) => `${entry.why}.`), ...(read?.why ? [`${read.why}.`] : [])]).toEqual([why]);
    await remove();
  },
);

test('links to files and folders are followed, as mounted content is often made of them', async () => {
  await symlink('a', at('pages/b'));
  await symlink('en.yaml', at('pages/a/es.yaml'));
  const { names, unreadable } = await walkFolder(folder.directory);
  expect(pagesOf(names)).toEqual(['pages/a/en.yaml', 'pages/a/es.yaml', 'pages/b/en.yaml', 'pages/b/es.yaml']);
  expect(unreadable).toEqual([]);
});

test('a link to a folder above itself is not walked in a circle', async () => {
  await symlink('..', at('pages/a/up'));
  const { names, unreadable } = await walkFolder(folder.directory);
  expect(pagesOf(names)).toEqual(['pages/a/en.yaml']);
  expect(unreadable).toEqual([{ name: 'pages/a/up', why: 'is a link to a folder above it; take it away' }]);
});

test('a name that is not UTF-8 is a problem of that entry', async () => {
  const bytes = (name: string) =>
    Buffer.concat([Buffer.from(`${folder.directory}/pages/`), Buffer.from(name, 'latin1')]);
  mkdirSync(bytes('caf\xe9'));
  writeFileSync(bytes('caf\xe9/en.yaml'), 'x');
  writeFileSync(bytes('\xe9.yaml'), 'x');
  const { names, unreadable } = await walkFolder(folder.directory);
  expect(pagesOf(names)).toEqual(['pages/a/en.yaml']);
  expect(unreadable.map(({ why }) => why)).toEqual(Array(2).fill('its name is not UTF-8; give it another'));
});

test('a folder without permission costs its own pages', async () => {
  await mkdir(at('pages/closed'), { mode: 0 });
  const { names, unreadable } = await asNobody(() => walkFolder(folder.directory));
  expect(pagesOf(names)).toEqual(['pages/a/en.yaml']);
  expect(unreadable).toEqual([
    { name: 'pages/closed', why: 'the server has no permission to read it; change its permissions', mayHeal: true },
  ]);
});

test('a folder that is not there is an error', async () => {
  await expect(walkFolder('/no/such/folder')).rejects.toThrow('ENOENT');
});

test('a file that has gone meanwhile is no problem', async () => {
  expect(await readTextFile(at('pages/gone.yaml'))).toBeUndefined();
});

test('a link to more than content can be costs that link alone, and what lies behind it', async () => {
  const elsewhere = await createContentFolder({});
  for (let part = 0; part < 101; part += 1) {
    mkdirSync(path.join(elsewhere.directory, `part-${String(part)}`));
    for (let file = 0; file < 100; file += 1)
      writeFileSync(path.join(elsewhere.directory, `part-${String(part)}`, `${String(file)}.txt`), '');
  }
  await symlink(elsewhere.directory, at('pages/large'));
  await symlink('a', at('pages/b'));
  const { names, unreadable } = await walkFolder(folder.directory);
  expect(pagesOf(names)).toEqual(['pages/a/en.yaml', 'pages/b/en.yaml']);
  const why = 'is a link to a folder with more than 10,000 entries; take it away';
  expect(unreadable).toEqual([{ name: 'pages/large', why }]);
  await elsewhere.dispose();
});
