import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isKnownFile, listKnownFiles } from '#src/server/http/knownFiles.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'known-'));
  await mkdir(path.join(root, 'flags/small'), { recursive: true });
  for (const name of ['robots.txt', 'flags/de.svg', 'flags/small/de.svg', '.hidden'])
    await writeFile(path.join(root, name), name);
});
afterEach(() => rm(root, { recursive: true }));

const OWN = ['/.hidden', '/flags/de.svg', '/flags/small/de.svg', '/robots.txt'];

test('the files of a folder, and of those below it, by their addresses', () => {
  expect([...listKnownFiles(root)].sort()).toEqual(OWN);
});

test('a folder that is not there has none', () => {
  expect(listKnownFiles(path.join(root, 'nowhere')).size).toBe(0);
});

test('a linked folder is one; a link to nothing, or to a file, is no file', async () => {
  await symlink('flags', path.join(root, 'linked'));
  await symlink('nowhere', path.join(root, 'dangling'));
  await symlink('robots.txt', path.join(root, 'linked.txt'));
  const linked = ['/linked/de.svg', '/linked/small/de.svg'];
  expect([...listKnownFiles(root)].sort()).toEqual([...OWN, ...linked].sort());
});

test('a link to a folder above it ends', async () => {
  await symlink('..', path.join(root, 'flags/up'));
  expect(listKnownFiles(root)).toContain('/flags/de.svg');
});

test('an address is known as it came or decoded, and what does not decode is not', () => {
  const known = new Set(['/a b.txt']);
  expect(['/a b.txt', '/a%20b.txt', '/a%zz', '/b'].map((address) => isKnownFile(known, address))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
