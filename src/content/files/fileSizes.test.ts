import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readFileSizes } from '#src/content/files/fileSizes.ts';
import { asNobody } from '#tests/support/oddEntries.ts';

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
    const { sizes, problems } = await readFileSizes(directory);
    expect([[...sizes], problems]).toEqual([[['/files/course/calls.ru.csv', 7]], []]);
  });
});

test('a public folder without files has none', async () => {
  await withPublicFolder(async (directory) => {
    expect(await readFileSizes(directory)).toEqual({ sizes: new Map(), problems: [] });
  });
});

test('what cannot be read is named, and all else has its size', async () => {
  await withPublicFolder(async (directory) => {
    const inFiles = (name: string) => path.join(directory, 'files', name);
    await chmod(directory, 0o755);
    for (const name of ['open', 'closed', 'listed']) {
      await mkdir(inFiles(name), { recursive: true });
      await writeFile(inFiles(`${name}/calls.csv`), 'text');
    }
    await chmod(inFiles('closed'), 0o000);
    await chmod(inFiles('listed'), 0o444);
    const { sizes, problems } = await asNobody(() => readFileSizes(directory));
    expect([...sizes]).toEqual([['/files/open/calls.csv', 4]]);
    const rule = 'the server has no permission to read it; change its permissions';
    expect(problems).toEqual([
      { file: 'public/files/closed', rule },
      { file: 'public/files/listed/calls.csv', rule },
    ]);
    for (const name of ['closed', 'listed']) await chmod(inFiles(name), 0o755);
  });
});
