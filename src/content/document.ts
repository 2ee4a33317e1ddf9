import { z } from 'zod';
import { LOCALE_CODES, type LocaleCode } from '#config/locales.ts';
import { SITE_KEYS } from '#config/sites.ts';
import { ICON_NAMES } from '#src/shared/iconNames.ts';
import { pageMetadataShape, pageSettingsShape, type AnyBlock } from '#src/shared/page.ts';
import { safePath } from '#src/shared/safePath.ts';
import { href, slug, text } from '#src/shared/schema.ts';

/** The files of the content folder, one schema each. */

export const perLocale = z.strictObject({ en: text, es: text, pt: text, ru: text });
export type PerLocale = z.output<typeof perLocale>;

/** `page.yaml` */
export const settingsSchema = z.strictObject(pageSettingsShape);
export type PageSettings = z.output<typeof settingsSchema>;

/**
 * @param block the schema of one block
 * @returns the schema of `<locale>.yaml`
 */
export function createLocalizedSchema<Block extends z.ZodType>(block: Block) {
  return z.strictObject({ ...pageMetadataShape, blocks: z.array(block).min(1) }).superRefine(({ blocks }, context) => {
    const seen = new Set<string>();
    (blocks as AnyBlock[]).forEach(({ id }, index) => {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: ['blocks', index, 'id'], message: `"${id}" is used twice` });
      seen.add(id);
    });
  });
}
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

/** `redirects.yaml` (SPEC part 3, Redirect rule) */
const redirectTarget = text.refine((to) => safePath(to) !== undefined, 'must be a path of this site');
export const redirectsSchema = z.array(z.strictObject({ from: text, to: redirectTarget }));
export type Redirect = z.output<typeof redirectsSchema>[number];

/** `taxonomy.yaml`: the names of the blog's categories and tags */
export const taxonomySchema = z.strictObject({
  categories: z.record(slug, perLocale),
  tags: z.record(slug, perLocale),
});
export type Taxonomy = z.output<typeof taxonomySchema>;

const menuShape = { label: perLocale, sites: z.array(z.enum(SITE_KEYS)).optional() };
const submenuLink = z.strictObject({
  ...menuShape,
  href,
  description: perLocale,
  icon: z.enum(ICON_NAMES),
  tags: z.array(z.strictObject({ name: perLocale, type: z.enum(['primary', 'secondary', 'tertiary']) })).optional(),
});
const submenu = z.strictObject({
  columns: z.array(z.strictObject({ title: perLocale, links: z.array(submenuLink).min(1) })).min(1),
  contacts: z.boolean().optional(),
});

/** `menus.yaml`: what the header links to, and its panel. An item is a link, or opens a submenu of titled columns. */
export const menusSchema = z.strictObject({
  header: z.array(z.union([z.strictObject({ ...menuShape, href }), z.strictObject({ ...menuShape, submenu })])).min(1),
  /** The news above the header (SPEC part 2, info panel). */
  panel: z.strictObject({ ...menuShape, href }).optional(),
});
export type Menus = z.output<typeof menusSchema>;

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
}

export const LOCALE_FILES: readonly string[] = LOCALE_CODES.filter((code) => code !== 'xa');
