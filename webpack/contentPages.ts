import path from 'node:path';
import { pageChunks } from '#src/app/pageChunks.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { findCompiledContent } from '#src/content/files/compiledContent.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { NO_CONTENT, readContent } from '#src/content/readContent.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { ContentPage } from './firstVisits.ts';

/**
 * @param root of the repository
 * @param code stands for the code of the build: what that has compiled of the content already is not parsed once more
 * @returns every page of the embedded content in every language, with the chunks that its first visit needs
 */
export async function readContentPages(root: string, code?: string): Promise<ContentPage[]> {
  const compiled = code === undefined ? undefined : findCompiledContent(path.join(root, 'dist'), () => code);
  const files = createContentFiles(path.join(root, 'content'), { compiled });
  // What is broken is the check's to say, and takes no other page along.
  const { documents } = await readContent(files, createContentKinds(pageParts), { before: NO_CONTENT });
  const pages = [...documents.values()].flatMap(({ path: place, settings, locales }) =>
    Object.values(locales).map((words) => ({
      path: place,
      template: settings.template,
      // Nothing but template and blocks decides about chunks.
      chunks: pageChunks({ ...settings, ...words } as unknown as Page),
    })),
  );
  compiled?.close();
  return pages;
}
