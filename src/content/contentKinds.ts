import type { z } from 'zod';
import type { WrittenLocale } from '#config/locales.ts';
import { authorsSchema } from '#src/content/authors/authorsSchema.ts';
import {
  createEntrySchema,
  createLocalizedSchema,
  createRecordSchema,
  createSettingsSchema,
  createTaxonomySchema,
  LOCALE_FILES,
} from '#src/content/document.ts';
import { datesSchema } from '#src/content/dates/datesSchema.ts';
import { factsSchema } from '#src/content/facts/factsSchema.ts';
import type { FileKinds } from '#src/content/files/fileKinds.ts';
import { glossarySchema } from '#src/content/language/glossarySchema.ts';
import { typesetContent } from '#src/content/language/typesetContent.ts';
import { createWordWalker, type WordWalker } from '#src/content/language/words.ts';
import { footerSchema, menusSchema } from '#src/content/menus/menuSchema.ts';
import { createPathOf, PAGES } from '#src/content/pages/pathOfFolder.ts';
import { redirectsSchema } from '#src/content/redirects.ts';
import { findSource } from '#src/content/translations/findSource.ts';
import { once } from '#src/shared/once.ts';
import { createPageSchema, type PageParts } from '#src/shared/page/page.ts';

/** Walkers for the two forms of a page. */
export interface ContentWords {
  readonly ofLanguage: WordWalker;
  readonly ofPage: WordWalker;
}

/** Beside `taxonomy.yaml`, whose sets are those that the lists have. */
export const SHARED_FILES = {
  'redirects.yaml': redirectsSchema,
  'menus.yaml': menusSchema,
  'footer.yaml': footerSchema,
} as const;

/** The names of what lists are narrowed by. */
export const TAXONOMY = 'taxonomy.yaml';

/** What copy names by reference. */
const FACTS = 'facts.yaml';

/** What the words of all pages are held to. A folder without them has no facts and no terms. */
export const LANGUAGE_FILES = { [FACTS]: factsSchema, 'glossary.yaml': glossarySchema } as const;

/** Who writes. A folder without it has no authors. */
export const AUTHORS = 'authors.yaml';

/** When pages were changed. A folder without it does not say so. */
export const DATES = 'dates.yaml';

/** What content can be, given the blocks and templates that there are. */
export interface ContentKinds extends Required<FileKinds> {
  readonly words: ContentWords;
  /** The files that lie at the top of the folder. */
  readonly topFiles: readonly string[];
  /** The folders below which a folder is a page. */
  readonly pageFolders: readonly string[];
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
  // What was compiled is held to no schema, and a start makes none.
  const localized = once(() => createLocalizedSchema(parts));
  const kinds = Object.values(parts.collections);
  const settings = new Map([
    [PAGES, once(() => createSettingsSchema(parts.templates))],
    ...kinds
      .filter(({ schema }) => schema.template !== undefined)
      .map((kind) => [kind.definition.name, once(() => createEntrySchema(parts.templates, kind))] as const),
  ]);
  const records = new Map(
    kinds
      .filter(({ schema }) => schema.template === undefined)
      .map((kind) => [kind.definition.name, once(() => createRecordSchema(kind))] as const),
  );
  const topFiles = topFilesOf(parts);
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
    words: { ofLanguage, ofPage: createWordWalker(() => createPageSchema(parts)) },
    walker: ofLanguage,
    facts: FACTS,
    sourceOf: (name, names) => (byFile.has(lastPartOf(name)) && isPageFile(name) ? findSource(name, names) : undefined),
    schemaOf(name) {
      if (Object.hasOwn(topFiles, name)) return topFiles[name];
      if (isRecord(name)) return records.get(folderOf(name))?.();
      if (!isPageFile(name)) return undefined;
      const file = lastPartOf(name);
      if (file === 'page.yaml') return settings.get(folderOf(name))?.();
      return byFile.get(file)?.schema();
    },
    languageOf: (name) => (isPageFile(name) ? byFile.get(lastPartOf(name))?.locale : undefined),
    isRecord,
    topFiles: Object.keys(topFiles),
    pageFolders: [...settings.keys()],
    pathOf: createPathOf(parts.collections),
  };
}

const topFilesOf = ({ collections }: PageParts): Readonly<Record<string, z.ZodType>> => ({
  ...SHARED_FILES,
  ...LANGUAGE_FILES,
  [TAXONOMY]: createTaxonomySchema(Object.values(collections).map(({ definition }) => definition)),
  [AUTHORS]: authorsSchema,
  [DATES]: datesSchema,
});

const folderOf = (name: string) => name.slice(0, name.indexOf('/'));

const lastPartOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);
