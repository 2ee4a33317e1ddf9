import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readFileSizes } from '#src/content/files/fileSizes.ts';

async function withPublicFolder(body: (directory: string) => Promise<void>) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'public-'));
  try {
    await body(directory);
  } finally {
    await rm(directory, { recursive: true });
  }
}

test('sizes are those of the files on disk, by address', async () => {
  await withPublicFolder(async (directory) => {
    await mkdir(path.join(directory, 'files/course'), { recursive: true });
    await writeFile(path.join(directory, 'files/course/calls.ru.csv'), 'Где?');
    await writeFile(path.join(directory, 'favicon.svg'), 'not offered');
    expect([...(await readFileSizes(directory))]).toEqual([['/files/course/calls.ru.csv', 7]]);
  });
});

test('a public folder without files has none', async () => {
  await withPublicFolder(async (directory) => {
    expect((await readFileSizes(directory)).size).toBe(0);
  });
});
