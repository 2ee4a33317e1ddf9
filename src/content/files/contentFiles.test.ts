import { z } from 'zod';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
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
    await body(folder, () => contentFiles.read(schemaOf));
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
  await expect(createContentFiles('/no/such/folder').read(schemaOf)).rejects.toThrow('ENOENT');
});
