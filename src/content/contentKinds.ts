import type { z } from 'zod';
import type { WrittenLocale } from '#config/locales.ts';
import { LOCALE_FILES } from '#src/content/document.ts';
import type { FileKinds } from '#src/content/files/fileKinds.ts';
import { typesetContent } from '#src/content/language/typesetContent.ts';
import { createWordWalker, type WordWalker } from '#src/content/language/words.ts';
import { fileSchemas, pageSchema } from '#src/content/schemas/lateSchemas.ts';
import { createPathOf, PAGES } from '#src/content/pages/pathOfFolder.ts';
import { FACTS, TOP_FILES, type TopFile } from '#src/content/schemas/topFiles.ts';
import { findSource } from '#src/content/translations/findSource.ts';
import { once } from '#src/shared/once.ts';
import type { PageParts } from '#src/shared/page/page.ts';

/** Walkers for the two forms of a page. */
export interface ContentWords {
  readonly ofLanguage: WordWalker;
  readonly ofPage: WordWalker;
}

/** What content can be, given the blocks and templates that there are. */
export interface ContentKinds extends Required<FileKinds> {
  readonly words: ContentWords;
  /** The files that lie at the top of the folder. */
  readonly topFiles: readonly string[];
  /** The folders below which a folder is a page. */
  readonly pageFolders: readonly string[];
  /** The folders whose files are entries without pages. */
  readonly recordFolders: readonly string[];
  /** @returns of a file that says what a page says in a language: that language */
  readonly languageOf: (name: string) => WrittenLocale | undefined;
  /** @returns whether a file is an entry of a list whose entries have no pages */
  readonly isRecord: (name: string) => boolean;
  /** @returns of the folder `pages/products/voicebot`: `/products/voicebot`; the home page is the folder `pages/home` */
  readonly pathOf: (folder: string) => string;
}

/**
 * @param parts what pages are made of
 * @returns what content files may hold, and where its words are
 */
export function createContentKinds(parts: PageParts): ContentKinds {
  const localized = once(() => fileSchemas().createLocalizedSchema(parts));
  const kinds = Object.values(parts.collections);
  const settings = new Map([
    [PAGES, once(() => fileSchemas().createSettingsSchema(parts.templates))],
    ...kinds
      .filter(({ definition }) => definition.entry !== undefined)
      .map(
        (kind) => [kind.definition.name, once(() => fileSchemas().createEntrySchema(parts.templates, kind))] as const,
      ),
  ]);
  const records = new Map(
    kinds
      .filter(({ definition }) => definition.entry === undefined)
      .map((kind) => [kind.definition.name, once(() => fileSchemas().createRecordSchema(kind))] as const),
  );
  const topFiles = once(() => topFilesOf(parts));
  const ofLanguage = createWordWalker(localized);
  const byFile = new Map(
    LOCALE_FILES.map((locale) => [
      `${locale}.yaml`,
      { locale, schema: once(() => typesetContent(localized(), ofLanguage, locale)) },
    ]),
  );
  const isPageFile = (name: string) => settings.has(folderOf(name)) && name.indexOf('/') < name.lastIndexOf('/');
  const isRecord = (name: string) => records.has(folderOf(name)) && /^[^/]+\/[a-z0-9-]+\.yaml$/.test(name);
  return {
    words: { ofLanguage, ofPage: createWordWalker(() => pageSchema(parts)) },
    walker: ofLanguage,
    facts: FACTS,
    sourceOf: (name, names) => (byFile.has(lastPartOf(name)) && isPageFile(name) ? findSource(name, names) : undefined),
    schemaOf(name) {
      if (isTopFile(name)) return topFiles()[name];
      if (isRecord(name)) return records.get(folderOf(name))?.();
      if (!isPageFile(name)) return undefined;
      const file = lastPartOf(name);
      if (file === 'page.yaml') return settings.get(folderOf(name))?.();
      return byFile.get(file)?.schema();
    },
    languageOf: (name) => (isPageFile(name) ? byFile.get(lastPartOf(name))?.locale : undefined),
    isRecord,
    topFiles: TOP_FILES,
    pageFolders: [...settings.keys()],
    recordFolders: [...records.keys()],
    pathOf: createPathOf(parts.collections),
  };
}

const topFilesOf = ({ collections }: PageParts): Readonly<Record<TopFile, z.ZodType>> => {
  const { topFileSchemas, createTaxonomySchema } = fileSchemas();
  const definitions = Object.values(collections).map(({ definition }) => definition);
  return { ...topFileSchemas, 'taxonomy.yaml': createTaxonomySchema(definitions) };
};

const isTopFile = (name: string): name is TopFile => TOP_FILES.some((file) => file === name);

const folderOf = (name: string) => name.slice(0, name.indexOf('/'));

const lastPartOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);
