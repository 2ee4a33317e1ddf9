import { z } from 'zod';
import { LOCALE_CODES, WRITTEN_LOCALES } from '#config/locales.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import { linkImageSchema } from '#src/shared/page/linkPreview.ts';
import { withFormLinks } from '#src/shared/page/pointToForm.ts';
import type { CollectionDefinition } from '#src/shared/collections/collection.ts';
import type { CollectionSchema } from '#src/shared/collections/collectionSchema.ts';
import type { QueryRules } from '#src/shared/address/queryRules.ts';
import { filledText, lead, surface, text } from '#src/shared/page/schema.ts';
import type { TemplateSchema, TemplateSchemas } from '#src/shared/page/templateSchema.ts';
import { webinarShape } from '#src/shared/page/webinar.ts';

/** A page as editors write it (DESIGN part 5), and as it is served in one language. */

/** SPEC part 2. */
export const LAYOUTS = [
  'blank',
  'dark',
  'default',
  'empty',
  'kit',
  'old',
  'purple955',
  'meta-kit',
  'meta-main',
] as const;
/** Header, footer and ground of a page; the component is in `src/app/registry/layouts.ts`. */
export type Layout = (typeof LAYOUTS)[number];

/** The fields that hold for every language, whatever the template: `page.yaml`. */
export const pageSettingsShape = {
  layout: z
    .enum(LAYOUTS)
    .describe('Header, footer and ground of the page: empty has no header and footer, kit is that of the no-code line.')
    .default('default'),
  robots: z
    .literal('noindex')
    .describe('The word noindex keeps the page out of search engines and the sitemap.')
    .optional(),
  draft: z
    .literal(true)
    .describe('The word true keeps the page from everybody who has no preview link, until the line is taken away.')
    .optional(),
  publishAt: z.iso
    .datetime({ offset: true })
    .describe('The moment from which the page is public, with time zone: 2026-12-01T09:00:00+01:00.')
    .optional(),
  until: z.iso
    .datetime({ offset: true })
    .describe('The moment from which the page is gone, with time zone.')
    .optional(),
  languages: z
    .array(z.enum(WRITTEN_LOCALES).describe('A language, by its code: en, es, pt or ru.'))
    .min(1)
    .describe(
      'The languages in which the page is written, where it is not to be in all of those of its sites: languages: [en].',
    )
    .optional(),
};

/** SPEC part 3, page metadata: `<locale>.yaml`, next to `blocks`. */
export const pageMetadataShape = {
  title: text
    .max(70)
    .describe('The title of the page in tabs, search results and link previews. Each page has its own.'),
  longtitle: text.describe('The headline, where the template prints one and the title is too short for it.').optional(),
  lead: lead.max(320).describe('One or two sentences below the headline, where the template prints one.').optional(),
  menutitle: text
    .max(32)
    .describe(
      'What other pages call this one in a word or two: in breadcrumbs, beside neighbours. Without it: the title.',
    )
    .optional(),
  meta_description: text.min(50).max(170).describe('What search results say about the page.'),
  og__description: text
    .max(200)
    .describe('What link previews say about the page. Without it: meta_description.')
    .optional(),
};

const crumb = z.object({ label: filledText, path: z.string() });
/** A page above or beside this one: its name in the language, its path without locale prefix. */
export type Crumb = z.output<typeof crumb>;

const part = crumb.extend({ text: filledText });
/** A page that this one is built from, with a sentence about it. */
export type Part = z.output<typeof part>;

/** A category or a tag with its name in the language. */
export const namedSlug = z.object({ slug: z.string(), name: filledText });

/** Where a page is; filled in when it is resolved. */
const placeShape = {
  breadcrumbs: z.array(crumb).default([]),
  /** Where search engines find this page and its twins in other languages. */
  links: z
    .object({
      canonical: z.url(),
      alternates: z.array(z.object({ hreflang: z.string(), href: z.url() })),
      image: linkImageSchema.optional(),
      /** Of a list: the pages before and after this one (`prev`, `next`), and its feeds (`alternate`). */
      more: z.array(z.object({ rel: z.string(), href: z.url(), type: z.string().optional() })).optional(),
    })
    .optional(),
  /** Of a list: which page of it this is, from 1, and how many there are. */
  listed: z.object({ page: z.int().min(1), pages: z.int().min(1) }).optional(),
};

/**
 * What templates show around the blocks, and more than one room knows: several templates, the page's head, a calendar file.
 * What a template alone knows is in its folder. Filled in when the page is resolved; a template names those that it shows.
 */
export const extras = {
  /** The pages beside this one and itself, in one order for all languages. */
  siblings: z.array(crumb).optional(),
  /** What `parts` names. */
  builtFrom: z.array(part).optional(),
  /** The surface of the first block: what stands above that block continues it. */
  opening: surface.optional(),
  article: z
    .object({
      date: z.iso.date(),
      updated: z.iso.date().optional(),
      category: namedSlug,
      tags: z.array(namedSlug),
      minutes: z.int(),
    })
    .optional(),
  /** What the lessons of a tutorial add up to: the template's own, as static blocks keep their fields to themselves. */
  course: z
    .object({ minutes: z.int(), lessons: z.array(z.object({ id: z.string(), title: filledText, minutes: z.int() })) })
    .optional(),
  /** Both parts of the webinar, and its state at the moment. */
  webinar: webinarShape.optional(),
  changesAt: z.iso.datetime().describe('When the clock alone makes another page of it.').optional(),
};

/** A list, as far as its entries are pages. */
export interface EntryKind {
  readonly definition: CollectionDefinition;
  readonly schema: CollectionSchema;
}

/** What pages are made of: the schemas of all blocks and of all templates, and the lists that pages are entries of. */
export interface PageParts {
  /** Of one block. */
  readonly block: z.ZodType<AnyBlock>;
  readonly templates: TemplateSchemas;
  readonly collections: Readonly<Record<string, EntryKind>>;
}

/** What every page has. */
function createBaseSchema(block: z.ZodType<AnyBlock>) {
  return z.object({
    path: z.string().startsWith('/'),
    locale: z.enum(LOCALE_CODES),
    /** The languages in which this page exists. */
    locales: z.array(z.enum(LOCALE_CODES)).min(1),
    template: z.string(),
    ...pageSettingsShape,
    ...pageMetadataShape,
    ...placeShape,
    blocks: withFormLinks(z.array(block)),
  });
}

/** @returns the schema of what one template adds to a page; a CMS may leave any of it out */
function createOwnSchema({ name, about, settings, words, filled }: TemplateSchema) {
  const own = z.object({ ...settings, ...words, ...filled }).partial();
  return z.object({ template: z.literal(name), ...own.shape }).describe(about);
}

/** @returns the schema of a page in one language: what `GET /api/getPage` answers, from here or from a CMS */
export function createPageSchema({ block, templates }: Pick<PageParts, 'block' | 'templates'>): z.ZodType<Page> {
  const own = Object.values(templates).map(createOwnSchema) as [ReturnType<typeof createOwnSchema>];
  return z.intersection(createBaseSchema(block), z.discriminatedUnion('template', own));
}

type Extras = z.output<z.ZodObject<typeof extras>>;

/** A page in one language as it is served: content, and what the site has filled in. */
export type Page = Omit<z.output<ReturnType<typeof createBaseSchema>>, 'blocks'> & {
  [Extra in keyof Extras]?: Extras[Extra] | undefined;
} & {
  blocks: readonly AnyBlock[];
  /** Set where it is not public, and is shown to who has its link: when that ends, an ISO moment. The server's own. */
  preview?: { readonly until: string } | undefined;
  /** What its address may say, of its route; the server's own, so that no CMS can widen it. The browser has no route table. */
  query?: QueryRules | undefined;
  /** Its content follows the query by itself (`RouteDefinition`). */
  followsQuery?: true | undefined;
  /** Stands for the code that has made it: that of another build may read it otherwise. None in development. */
  build?: string | undefined;
};
