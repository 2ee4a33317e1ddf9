import { z } from 'zod';
import { WRITTEN_LOCALES, type LocaleCode, type WrittenLocale } from '#config/locales.ts';
import { pageMetadataShape, pageSettingsShape, type AnyBlock } from '#src/shared/page.ts';
import { withFormLinks } from '#src/shared/pointToForm.ts';
import { slug, text } from '#src/shared/schema.ts';
import { typesetEach } from '#src/shared/typography/typesetEach.ts';

/** The files of the content folder, one schema each. */

/** A text in all written languages, for files that all languages share. None may be missing. */
export const perLocale = z
  .strictObject({
    en: text.describe('In English.'),
    es: text.describe('In Spanish.'),
    pt: text.describe('In Portuguese.'),
    ru: text.describe('In Russian.'),
  } satisfies Record<WrittenLocale, typeof text>)
  .transform(typesetEach);
/** A text by language; the pseudo-locale reads the one that `file` names. */
export type PerLocale = z.output<typeof perLocale>;

/** `page.yaml` */
export const settingsSchema = z.strictObject(pageSettingsShape);
/** What is the same in all languages of a page. */
export type PageSettings = z.output<typeof settingsSchema>;

/**
 * @param block the schema of one block
 * @returns the schema of `<locale>.yaml`
 */
export function createLocalizedSchema<Block extends z.ZodType<AnyBlock>>(block: Block) {
  const blocks = withFormLinks(z.array(block).min(1)).describe('What the page is made of, from top to bottom.');
  return z.strictObject({ ...pageMetadataShape, blocks }).superRefine(({ blocks }, context) => {
    const seen = new Set<string>();
    blocks.forEach(({ id }, index) => {
      if (seen.has(id))
        context.addIssue({ code: 'custom', path: ['blocks', index, 'id'], message: `"${id}" is used twice` });
      seen.add(id);
    });
  });
}
/** A page in one language, with its blocks checked and filled with defaults. */
export type LocalizedContent = Omit<z.output<ReturnType<typeof createLocalizedSchema>>, 'blocks'> & {
  blocks: readonly AnyBlock[];
};

/** A page in all its languages, put together from the files of its folder. */
export interface PageDocument {
  readonly path: string;
  /** The folder of its files in the content folder, such as `pages/products/voicebot`. */
  readonly folder: string;
  readonly settings: PageSettings;
  readonly locales: Readonly<Partial<Record<LocaleCode, LocalizedContent>>>;
}

/** `taxonomy.yaml`: the names of the blog's categories and tags */
export const taxonomySchema = z.strictObject({
  categories: z
    .record(slug, perLocale.describe('What the category is called.'))
    .describe('The categories of the blog, by the last part of their address.'),
  tags: z
    .record(slug, perLocale.describe('What the tag is called.'))
    .describe('The tags of the blog, by the last part of their address.'),
});
/** Categories and tags by slug. A post that names another is a problem of the content check. */
export type Taxonomy = z.output<typeof taxonomySchema>;

/** What `GET /api/getPage` is asked for, in the terms of the content. */
export interface PageQuery {
  /** The document's path; for a route with parameters the list page that they filter. */
  readonly contentPath: string;
  /** The visitor's path, without locale prefix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The query parameters that the route declares. */
  readonly query?: Readonly<Record<string, string>>;
  readonly locale: LocaleCode;
  /** The English site has the say on this page, where it speaks the language. */
  readonly fromEnglishSite?: true;
}

/** The languages whose files a page has. */
export const LOCALE_FILES: readonly WrittenLocale[] = WRITTEN_LOCALES;
