import { renameSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { findSource } from '#src/content/translations/findSource.ts';
import { createWordWalker } from '#src/content/language/words.ts';
import { once } from '#src/shared/once.ts';
import { text } from '#src/shared/page/schema.ts';
import { createContentFolder } from '#tests/support/contentFolder.ts';

const schema = z.strictObject({ a: z.number() });
const schemaOf = (name: string) => (name.startsWith('data/') && name.endsWith('.yaml') ? schema : undefined);

type Folder = Awaited<ReturnType<typeof createContentFolder>>;

async function withFiles(
  files: Record<string, string>,
  body: (folder: Folder, read: () => ReturnType<ReturnType<typeof createContentFiles>['read']>) => Promise<void>,
) {
  const folder = await createContentFolder(files);
  const contentFiles = createContentFiles(folder.directory);
  try {
    await body(folder, () => contentFiles.read({ schemaOf }));
  } finally {
    await folder.dispose();
  }
}

test('files without a schema are no content', async () => {
  await withFiles({ 'data/x.yaml': 'a: 1', 'notes.txt': ':::' }, async (_folder, read) => {
    const { values, problems } = await read();
    expect([[...values].map(([name, value]) => [name, value()]), problems]).toEqual([[['data/x.yaml', { a: 1 }]], []]);
  });
});

test('a value keeps its identity until its own file changes', async () => {
  await withFiles({ 'data/x.yaml': 'a: 1', 'data/deep/y.yaml': 'a: 2' }, async ({ write }, read) => {
    const before = (await read()).values;
    await write('data/x.yaml', 'a: 3');
    const after = (await read()).values;
    expect(after.get('data/x.yaml')?.()).toEqual({ a: 3 });
    expect(after.get('data/deep/y.yaml')?.()).toBe(before.get('data/deep/y.yaml')?.());
  });
});

test('a broken file keeps its last good value, is a problem as long as it is broken, and heals', async () => {
  await withFiles({ 'data/x.yaml': 'a: 1' }, async ({ write }, read) => {
    const { values } = await read();
    for (const broken of ['a: one', 'a: [', '']) {
      await write('data/x.yaml', broken);
      for (let round = 0; round < 2; round += 1) {
        const after = await read();
        expect(after.values.get('data/x.yaml')?.()).toBe(values.get('data/x.yaml')?.());
        expect(after.problems.map(({ file }) => file)).toEqual(['data/x.yaml']);
      }
    }
    await write('data/x.yaml', 'a: 2');
    const healed = await read();
    expect([healed.values.get('data/x.yaml')?.(), healed.problems]).toEqual([{ a: 2 }, []]);
  });
});

test('a folder that goes away while it is read leaves what is known; one that takes its place is read instead', async () => {
  const folder = await createContentFolder({ 'data/x.yaml': 'a: 1', 'data/y.yaml': 'a: 2' });
  const other = await createContentFolder({ 'data/x.yaml': 'a: 3', 'data/z.yaml': 'a: 4' });
  const files = createContentFiles(folder.directory);
  const valuesOf = ({ values }: Awaited<ReturnType<typeof files.read>>) => [...values].map(([, value]) => value());
  expect(valuesOf(await files.read({ schemaOf }))).toEqual([{ a: 1 }, { a: 2 }]);

  const away = `${folder.directory}-away`;
  /** Between the look at the folder and the look at its first file. */
  const meanwhile = (action: () => void) => {
    const act = once(action);
    return files.read({
      schemaOf(name) {
        act();
        return schemaOf(name);
      },
    });
  };
  await expect(meanwhile(() => renameSync(folder.directory, away))).rejects.toThrow('it went away meanwhile');
  renameSync(away, folder.directory);
  const read = await files.read({ schemaOf });
  expect(valuesOf(read)).toEqual([{ a: 1 }, { a: 2 }]);

  const replaced = await meanwhile(() => {
    renameSync(folder.directory, away);
    renameSync(other.directory, folder.directory);
  });
  expect([valuesOf(replaced), replaced.problems]).toEqual([[{ a: 3 }, { a: 4 }], []]);
  await folder.dispose();
  rmSync(away, { recursive: true });
});

test('a file that was never good has no value', async () => {
  await withFiles({ 'data/x.yaml': 'a: one' }, async (_folder, read) => {
    const { values, problems } = await read();
    expect([values.size, problems.length]).toEqual([0, 1]);
  });
});

test('a deleted file is gone, and a broken one in its place finds no old value', async () => {
  await withFiles({ 'data/x.yaml': 'a: 1' }, async ({ write, remove }, read) => {
    await read();
    await remove('data/x.yaml');
    expect((await read()).values.size).toBe(0);
    await write('data/x.yaml', 'a: one');
    expect((await read()).values.size).toBe(0);
  });
});

test('a folder that is not there is an error', async () => {
  await expect(createContentFiles('/no/such/folder').read({ schemaOf })).rejects.toThrow('ENOENT');
});

const page = z.strictObject({ title: text, blocks: z.array(z.strictObject({ id: z.string(), title: text })) });
const kinds = {
  schemaOf: (name: string) => (name.startsWith('pages/') ? page : undefined),
  sourceOf: findSource,
  walker: createWordWalker(() => page),
};
const SOURCE = 'title: A\nblocks: [{ id: a, title: B }]';
const WORDS = 'title: C\nblocks: { a: { title: D } }';

async function withPage(
  body: (
    folder: Folder,
    read: () => Promise<{ titles: unknown[]; values: unknown[]; problems: string[] }>,
  ) => Promise<void>,
) {
  const folder = await createContentFolder({
    'pages/x/en.yaml': SOURCE,
    'pages/x/es.yaml': WORDS,
    'pages/x/pt.yaml': WORDS,
  });
  const contentFiles = createContentFiles(folder.directory);
  try {
    await body(folder, async () => {
      const { values, problems } = await contentFiles.read(kinds);
      const of = ['en', 'es', 'pt'].map((locale) => values.get(`pages/x/${locale}.yaml`)?.());
      const titles = of.map((value) => (value as z.output<typeof page> | undefined)?.blocks.map(({ title }) => title));
      return { titles, values: of, problems: problems.map(({ file }) => file) };
    });
  } finally {
    await folder.dispose();
  }
}

test('a change of the source is in all its languages; one of a language is in that alone', async () => {
  await withPage(async ({ write }, read) => {
    const before = await read();
    expect(before.titles).toEqual([['B'], ['D'], ['D']]);
    await write('pages/x/pt.yaml', WORDS.replace('D', 'E'));
    const after = await read();
    expect(after.titles).toEqual([['B'], ['D'], ['E']]);
    expect([after.values[0], after.values[1]]).toEqual([before.values[0], before.values[1]]);
    expect(after.values[1]).toBe(before.values[1]);
    await write('pages/x/en.yaml', SOURCE.replace('title: A', 'title: Z'));
    const changed = await read();
    expect(changed.values[1]).not.toBe(before.values[1]);
    expect(changed.values[1]).toEqual(before.values[1]);
  });
});

test('a broken source, and words that do not fit it, leave the last good versions', async () => {
  await withPage(async ({ write }, read) => {
    const before = await read();
    await write('pages/x/en.yaml', 'title: [');
    await write('pages/x/es.yaml', WORDS.replace('D', 'E'));
    const broken = await read();
    expect([broken.values, broken.problems]).toEqual([before.values, ['pages/x/en.yaml']]);
    await write('pages/x/en.yaml', SOURCE.replace('}]', '}, { id: b, title: F }]'));
    const torn = await read();
    expect(torn.titles).toEqual([['B', 'F'], ['D'], ['D']]);
    expect(torn.problems).toEqual(['pages/x/es.yaml', 'pages/x/pt.yaml']);
    await write('pages/x/es.yaml', WORDS.replace(' } }', ' }, b: { title: G } }'));
    expect((await read()).titles).toEqual([['B', 'F'], ['D', 'G'], ['D']]);
  });
});

test('where there was nothing good before, what fits is there', async () => {
  await withPage(async ({ write }, read) => {
    await write('pages/x/en.yaml', SOURCE.replace('}]', '}, { id: b, title: F }]'));
    const { titles, problems } = await read();
    expect(titles).toEqual([['B', 'F'], ['D'], ['D']]);
    expect(problems).toEqual(['pages/x/es.yaml', 'pages/x/pt.yaml']);
    await write('pages/x/es.yaml', WORDS.replace('a: { title: D }', 'b: { title: G }'));
    expect((await read()).titles).toEqual([['B', 'F'], ['G'], ['D']]);
  });
});

test('a language without English has the structure', async () => {
  await withPage(async ({ write, remove }, read) => {
    await remove('pages/x/en.yaml');
    await write('pages/x/es.yaml', SOURCE);
    expect((await read()).titles).toEqual([undefined, ['B'], ['D']]);
  });
});
