import path from 'node:path';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { templateSchemas } from '#src/app/registry/templateSchemas.gen.ts';
import type { LOCALE_FILES, PageDocument } from '#src/content/document.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { isPublic } from '#src/content/pages/isPublic.ts';
import { readContent } from '#src/content/readContent.ts';
import { exemplarUrl, LANGUAGES } from '#tests/support/exemplars.ts';
import { ask } from '#tests/support/serve.ts';

/** A language as it is offered, by its site and its prefix. */
export type Language = keyof typeof LANGUAGES;

/** The page of a template that has the most blocks. */
export interface FullestPage {
  readonly template: string;
  readonly path: string;
  /** Its address on the site that runs here. */
  readonly url: string;
  readonly host: string;
  /** Search engines are asked to leave it out. */
  readonly isUnlisted: boolean;
}

const UNLISTED = '<meta name="robots" content="noindex';

/**
 * @param port of a site that runs here, with the content of the repository
 * @returns of each template the page with the most blocks in that language; templates without one are left out
 */
export async function findFullestPages(port: number, language: Language): Promise<FullestPage[]> {
  const files = createContentFiles(path.join(process.cwd(), 'content'));
  const { documents } = await readContent(files, createContentKinds(pageParts));
  const found: FullestPage[] = [];
  for (const template of Object.keys(templateSchemas)) {
    for (const place of rankPages([...documents.values()], template, language)) {
      const url = exemplarUrl(place, LANGUAGES[language], port);
      const { host, pathname } = new URL(url);
      const { status, body } = await ask(port, pathname, { headers: { host } });
      // The document of a facet is shown for its values only, and some are not for this site.
      if (status !== 200) continue;
      found.push({ template, path: place, url, host, isUnlisted: body.includes(UNLISTED) });
      break;
    }
  }
  return found;
}

/** @returns the paths of a template's pages in that language, the one with the most blocks first */
export function rankPages(
  documents: readonly Pick<PageDocument, 'path' | 'settings' | 'locales'>[],
  template: string,
  language: (typeof LOCALE_FILES)[number],
): string[] {
  return documents
    .filter((document) => document.settings.template === template && isPublic(document, new Date()))
    .flatMap((document) => {
      const blocks = document.locales[language]?.blocks;
      return blocks ? [{ path: document.path, count: blocks.length }] : [];
    })
    .sort((a, b) => b.count - a.count || a.path.localeCompare(b.path))
    .map((page) => page.path);
}
