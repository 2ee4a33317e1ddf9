import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { putInPlace } from './putInPlace.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'place-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('of many that write a file at once in one process, as both builds of the development server, each is well and one wins', async () => {
  const file = path.join(folder, 'font');
  const texts = Array.from({ length: 20 }, (_, number) => String(number).repeat(100_000));
  await Promise.all(texts.map((text) => putInPlace(file, text)));
  expect(texts).toContain(await readFile(file, 'utf8'));
  expect(await readdir(folder)).toEqual(['font']);
});

test('what cannot be put in its place leaves nothing behind', async () => {
  const taken = path.join(folder, 'folder');
  await putInPlace(path.join(folder, 'other'), 'there');
  await expect(putInPlace(path.join(taken, 'file'), 'text')).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual(['other']);
});
