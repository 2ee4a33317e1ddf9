import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { readContent, type ContentSnapshot } from '#src/content/readContent.ts';
import { takeWords } from '#src/content/translations/takeWords.ts';
import { blockSchema, href, text } from '#src/shared/page/schema.ts';
import { entryKinds } from '#src/app/registry/entryKinds.ts';
import { templateSchemas } from '#src/app/registry/templateSchemas.gen.ts';
import type { PageParts } from '#src/shared/page/page.ts';
import { entriesSchema } from '#src/blocks/entries/schema.ts';
import { richTextSchema } from '#src/blocks/rich-text/schema.ts';

/** Blocks enough to try content with. */
const testBlocks = z.discriminatedUnion('type', [
  blockSchema('note', 'A note.', { title: text, link: z.strictObject({ label: text, href }).optional() }),
  richTextSchema,
  entriesSchema,
]);

/** What the pages of such content are made of: those blocks, and the templates of the site. */
export const testParts: PageParts = { block: testBlocks, templates: templateSchemas, collections: entryKinds };

/** What the files of such content are. */
export const testKinds = createContentKinds(testParts);

const names = (name: string) => `{ en: ${name} en, es: ${name} es, pt: ${name} pt, ru: ${name} ru }`;

/** The files that every content folder needs. */
export const sharedFiles: Readonly<Record<string, string>> = {
  'redirects.yaml': '- { from: /old, to: /about }\n',
  'taxonomy.yaml': `categories:\n  news: ${names('News')}\n  empty: ${names('Empty')}\ntags:\n  sms: ${names('Sms')}\n`,
  'menus.yaml': `header:\n  - { href: /about, label: ${names('About')} }\n`,
  'footer.yaml': `- title: ${names('More')}\n  links:\n    - { href: /about, label: ${names('About')}, sites: [kz] }\n    - { href: /, label: ${names('Home')} }\n`,
};

const DESCRIPTION = 'A description that is long enough to be worth showing in a list of results.';

/** A page in one language, with one block unless told otherwise. */
export const pageFile = (title: string, blocks = `  - { type: note, id: note, title: ${title} }`, more = '') =>
  `title: ${title}\nmeta_description: ${DESCRIPTION}\n${more}blocks:\n${blocks}\n`;

/** The words of a page in another language, as a translation of the first. */
export const wordsFile = (page: string, source = page) =>
  stringify(takeWords(parse(page), parse(source), testKinds.walker), { lineWidth: 0 });

/** A page in all languages: English has the structure. */
export function pageFiles(
  folder: string,
  title: string,
  settings = 'template: landing',
  blocks?: string,
): Record<string, string> {
  const english = pageFile(`${title} en`, blocks);
  const others = ['es', 'pt', 'ru'].map((locale) => [
    `${folder}/${locale}.yaml`,
    wordsFile(pageFile(`${title} ${locale}`, blocks), english),
  ]);
  return {
    [`${folder}/page.yaml`]: `${settings}\n`,
    [`${folder}/en.yaml`]: english,
    ...(Object.fromEntries(others) as Record<string, string>),
  };
}

/** A content folder on disk, with the shared files and those given. */
export async function createContentFolder(files: Readonly<Record<string, string>>, parent = '') {
  const root = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  const directory = path.join(root, parent);
  const write = async (name: string, source: string) => {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    await writeFile(path.join(directory, name), source);
  };
  for (const [name, source] of Object.entries({ ...sharedFiles, ...files })) await write(name, source);
  return {
    directory,
    write,
    remove: (name: string) => rm(path.join(directory, name), { recursive: true }),
    dispose: () => rm(root, { recursive: true }),
  };
}

/** What is read from such a folder, which is gone afterwards. */
export async function snapshotOf(files: Readonly<Record<string, string>>): Promise<ContentSnapshot> {
  const folder = await createContentFolder(files);
  try {
    return await readContent(createContentFiles(folder.directory), testKinds);
  } finally {
    await folder.dispose();
  }
}
