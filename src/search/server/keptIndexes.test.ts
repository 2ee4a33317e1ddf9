import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readIndexes, SEARCH_INDEXES, writeIndexes } from '#src/search/server/keptIndexes.ts';
import { createTerms } from '#src/search/server/searchTerms.ts';
import { pageFiles, snapshotOf } from '#tests/support/contentFolder.ts';

let file: string;
let text: string;
beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(os.tmpdir(), 'indexes-')), SEARCH_INDEXES);
  text = writeIndexes(await snapshotOf(pageFiles('pages/about', 'About elephants')), 'this-content');
});
afterAll(() => rm(path.dirname(file), { recursive: true }));

async function open(written: string, version = 'this-content') {
  await writeFile(file, written);
  return readIndexes(file, version, createTerms());
}

test('what is opened has the pages of what was written', async () => {
  const indexes = await open(text);
  expect(
    indexes
      .get('en')
      ?.search('elephant')
      .map(({ path: of }) => of as string),
  ).toEqual(['/about']);
});

test.each([
  ['of other content', (whole: string) => whole, 'that-content', /made of other content/],
  ['cut', (whole: string) => whole.slice(0, -9), 'this-content', /damaged/],
  ['with another word', (whole: string) => whole.replace('elephant', 'elephunt'), 'this-content', /damaged/],
  ['empty', () => '', 'this-content', /made of other content/],
])('one that is %s is refused', async (_what, damage, version, why) => {
  await expect(open(damage(text), version)).rejects.toThrow(why);
});

test('one that is not there is refused', async () => {
  await expect(readIndexes(`${file}.gone`, 'this-content', createTerms())).rejects.toThrow(/ENOENT/);
});
