import path from 'node:path';
import { pageChunks } from '#src/app/pageChunks.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { NO_CONTENT, readContent } from '#src/content/readContent.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { ContentPage } from './firstVisits.ts';

/** @returns every page of the embedded content in every language, with the chunks that its first visit needs */
export async function readContentPages(root: string): Promise<ContentPage[]> {
  const files = createContentFiles(path.join(root, 'content'));
  // What is broken is the check's to say, and takes no other page along.
  const { documents } = await readContent(files, createContentKinds(pageParts), { before: NO_CONTENT });
  return [...documents.values()].flatMap(({ path: place, settings, locales }) =>
    Object.values(locales).map((words) => ({
      path: place,
      template: settings.template,
      // Nothing but template and blocks decides about chunks.
      chunks: pageChunks({ ...settings, ...words } as unknown as Page),
    })),
  );
}
