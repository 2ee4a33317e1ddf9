import { z } from 'zod';
import { WRITTEN_LOCALES, type LocaleCode, type WrittenLocale } from '#config/locales.ts';
import { SITE_KEYS } from '#config/sites.ts';
import { ICON_NAMES } from '#src/shared/iconNames.ts';
import { pageMetadataShape, pageSettingsShape, type AnyBlock } from '#src/shared/page.ts';
import { safePath } from '#src/shared/safePath.ts';
import { href, slug, text } from '#src/shared/schema.ts';

/** The files of the content folder, one schema each. */

export const perLocale = z.strictObject({
  en: text.describe('In English.'),
  es: text.describe('In Spanish.'),
  pt: text.describe('In Portuguese.'),
  ru: text.describe('In Russian.'),
} satisfies Record<WrittenLocale, typeof text>);
export type PerLocale = z.output<typeof perLocale>;

/** `page.yaml` */
export const settingsSchema = z.strictObject(pageSettingsShape);
export type PageSettings = z.output<typeof settingsSchema>;

/**
 * @param block the schema of one block
 * @returns the schema of `<locale>.yaml`
 */
export function createLocalizedSchema<Block extends z.ZodType>(block: Block) {
  return z.strictObject({ ...pageMetadataShape, blocks: z.array(block).min(1).describe('What the page is made of, from top to bottom.') }).superRefine(({ blocks }, context) => {
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
  readonly settings: PageSettings;
  readonly locales: Readonly<Partial<Record<LocaleCode, LocalizedContent>>>;
}

/** `redirects.yaml` (SPEC part 3, Redirect rule) */
const redirectTarget = text.refine((to) => safePath(to) !== undefined, 'must be a path of this site');
export const redirectsSchema = z.array(
  z.strictObject({
    from: text.describe('The old address, a path without language: /products/voice-bot.'),
    to: redirectTarget.describe('Where it leads now: the path of a page of this site.'),
  }),
);
export type Redirect = z.output<typeof redirectsSchema>[number];

/** `taxonomy.yaml`: the names of the blog's categories and tags */
export const taxonomySchema = z.strictObject({
  categories: z
    .record(slug, perLocale.describe('What the category is called.'))
    .describe('The categories of the blog, by the last part of their address.'),
  tags: z
    .record(slug, perLocale.describe('What the tag is called.'))
    .describe('The tags of the blog, by the last part of their address.'),
});
export type Taxonomy = z.output<typeof taxonomySchema>;

/** Narrows an entry of a menu to some sites. */
export const onSites = z.array(z.enum(SITE_KEYS).describe('A site, by its key.')).describe('The sites that show it: [ru, kz]. Without it: all.');
const menuShape = { label: perLocale.describe('What the link says.'), sites: onSites.optional() };
const submenuLink = z.strictObject({
  ...menuShape,
  href,
  description: perLocale.describe('What the reader finds there, in a few words.'),
  icon: z.enum(ICON_NAMES).describe('The icon beside the link.'),
  tags: z
    .array(
      z.strictObject({
        name: perLocale.describe('The word on the tag.'),
        type: z.enum(['primary', 'secondary', 'tertiary']).describe('How much the tag stands out.'),
      }),
    )
    .describe('Small tags behind the link, such as “New”.')
    .optional(),
});
const submenu = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        title: perLocale.describe('The headline of the column.'),
        links: z.array(submenuLink).min(1).describe('The links of the column.'),
      }),
    )
    .min(1)
    .describe('The columns of the panel.'),
  contacts: z.boolean().describe('True shows phones, e-mail and networks below the columns.').optional(),
});

/** `menus.yaml`: what the header links to, and its panel. An item is a link, or opens a submenu of titled columns. */
export const menusSchema = z.strictObject({
  header: z
    .array(
      z.union([
        z.strictObject({ ...menuShape, href }),
        z.strictObject({ ...menuShape, submenu: submenu.describe('What opens below the item.') }),
      ]),
    )
    .min(1)
    .describe('The items of the header. Each is a link, or opens a panel.'),
  /** SPEC part 2, info panel. */
  panel: z.strictObject({ ...menuShape, href }).describe('The news above the header.').optional(),
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

/** The languages whose files a page has. */
export const LOCALE_FILES: readonly WrittenLocale[] = WRITTEN_LOCALES;
