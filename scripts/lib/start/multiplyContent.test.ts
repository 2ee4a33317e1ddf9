import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readOwnContent } from '#tests/support/ownContent.ts';
import { multiplyContent } from './multiplyContent.ts';

const CONTENT = path.join(process.cwd(), 'content');

/** Copies of the site's own content one document of each folder, and what all documents need; @returns how many these are */
async function copyOneOfEach(to: string): Promise<number> {
  const names = (await readdir(CONTENT, { recursive: true })).sort();
  const documents = names.filter((name) => path.basename(name) === 'page.yaml').map((name) => path.dirname(name));
  const kinds = Object.values(Object.groupBy(documents, (folder) => path.dirname(folder)));
  const chosen = kinds.flatMap((folders = []) => folders.slice(0, 1));
  const shared = names.filter((name) => path.dirname(name) === '.' && path.extname(name) === '.yaml');
  const files = names.filter((name) => path.extname(name) === '.yaml' && chosen.includes(path.dirname(name)));
  for (const name of [...shared, ...files]) await cp(path.join(CONTENT, name), path.join(to, name));
  return chosen.length;
}

// Copies say the same as their models, with numbers behind: what is said is not looked at.
test('every file of the larger content can be served, as those that it was made of; a smaller one is not made', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'multiplied-'));
  const [from, to] = [path.join(folder, 'small'), path.join(folder, 'large')];
  try {
    const count = 2 * (await copyOneOfEach(from));
    const added = await multiplyContent(from, to, count);
    const tooMany = multiplyContent(from, path.join(folder, 'smaller'), count / 2 - 1);
    await expect(tooMany).rejects.toThrow(`has ${String(count / 2)} documents: ask for no less`);
    expect(existsSync(path.join(folder, 'smaller'))).toBe(false);
    const { documents, problems } = await readOwnContent(to);
    expect([documents.size, problems, new Set(added).size]).toEqual([count, [], added.length]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
