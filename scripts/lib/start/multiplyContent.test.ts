import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readOwnContent } from '#tests/support/ownContent.ts';
import { multiplyContent } from './multiplyContent.ts';

// Copies say the same as their models, with numbers behind: what is said is not looked at.
test('every file of the larger content can be served, as those that it was made of', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'multiplied-'));
  try {
    const added = await multiplyContent(path.join(process.cwd(), 'content'), folder, 300);
    const { documents, problems } = await readOwnContent(folder);
    expect([documents.size, problems, new Set(added).size]).toEqual([300, [], added.length]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
