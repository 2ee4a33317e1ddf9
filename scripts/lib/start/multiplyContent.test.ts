import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkFolder } from '#scripts/lib/checkFolder.ts';
import { multiplyContent } from './multiplyContent.ts';

test('the larger content is as good as what it was made of', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'multiplied-'));
  try {
    const added = await multiplyContent(path.join(process.cwd(), 'content'), folder, 60);
    const { documents, sentences } = await checkFolder(folder, path.join(process.cwd(), 'public'));
    expect([documents, sentences, new Set(added).size]).toEqual([60, [], added.length]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
