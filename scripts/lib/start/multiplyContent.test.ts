import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { readContent } from '#src/content/readContent.ts';
import { multiplyContent } from './multiplyContent.ts';

// Copies say the same as their models, with numbers behind: what is said is not looked at.
test('every file of the larger content can be served, as those that it was made of', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'multiplied-'));
  try {
    const added = await multiplyContent(path.join(process.cwd(), 'content'), folder, 300);
    const files = createContentFiles(folder, { publicDirectory: path.join(process.cwd(), 'public') });
    const { documents, problems } = await readContent(files, createContentKinds(pageParts));
    expect([documents.size, problems, new Set(added).size]).toEqual([300, [], added.length]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
