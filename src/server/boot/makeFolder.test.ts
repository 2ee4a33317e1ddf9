import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeFolder } from '#src/server/boot/makeFolder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'folder-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a folder is made with those above it, with its rights, by many at once, and is no failure when it is there', async () => {
  const folder = path.join(root, 'one/two/three');
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(folder, 0o700)));
  await makeFolder(folder);
  for (const made of [folder, path.dirname(folder)]) expect((await stat(made)).mode & 0o777).toBe(0o700);
});

// Node's own `mkdir` with `recursive` never ends for the last one.
test.each([
  ['a file', (): string => path.join(root, 'file'), 'EEXIST'],
  ['below a file', (): string => path.join(root, 'file/below'), 'ENOTDIR'],
  ['where nobody may make one', (): string => '/proc/none/below', 'ENOENT'],
])('%s can be no folder', async (_where, folder, code) => {
  await writeFile(path.join(root, 'file'), '');
  await expect(makeFolder(folder())).rejects.toMatchObject({ code });
});
