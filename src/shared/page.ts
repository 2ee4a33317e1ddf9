import { z } from 'zod';
import { LOCALE_CODES } from '#config/locales.ts';
import { cta } from '#src/shared/cta.ts';
import { linkImageSchema } from '#src/shared/linkPreview.ts';
import { withFormLinks } from '#src/shared/pointToForm.ts';
import type { QueryLists } from '#src/shared/queryRules.ts';
import { filledText, href, lead, pagePath, slug, surface, text } from '#src/shared/schema.ts';
import { webinarSettings, webinarShape, webinarTexts } from '#src/shared/webinar.ts';

/** A page as editors write it (DESIGN part 5), and as it is served in one language. */

/** What stands around the blocks of a page; each has a component in `src/app/registry/templates.ts`. */
export const TEMPLATES = [
  'home',
  'landing',
  'listing',
  'article',
  'legal',
  'thank-you',
  'kit',
  'tutorial',
  'promo',
  'comparison',
  'contact',
  'webinar',
  'pricing',
  'platform',
  'product',
  'solution',
  'industry',
] as const;
/** As `template` stands in `page.yaml`. */
export type Template = (typeof TEMPLATES)[number];

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

/** The fields that hold for every language: `page.yaml`. */
export const pageSettingsShape = {
  template: z
    .enum(TEMPLATES)
    .describe('What kind of page it is: what stands around its blocks, and what it must have.'),
  layout: z
    .enum(LAYOUTS)
    .describe('Header, footer and ground of the page: empty has no header and footer, kit is that of the no-code line.')
    .default('default'),
  robots: z
    .literal('noindex')
    .describe('The word noindex keeps the page out of search engines and the sitemap.')
    .optional(),
  publishAt: z.iso
    .datetime({ offset: true })
    .describe('The moment from which the page is public, with time zone: 2026-12-01T09:00:00+01:00.')
    .optional(),
  until: z.iso
    .datetime({ offset: true })
    .describe('The moment from which the page is gone, with time zone.')
    .optional(),
  parts: z
    .array(pagePath.describe('A page without language: /platform/voice.'))
    .max(6)
    .describe('Template solution only: the pages of what the solution is built from.')
    .optional(),
  post: z
    .strictObject({
      date: z.iso.date().describe('The day of the post: 2026-03-14.'),
      category: slug.describe('Its category, by the name that it has in taxonomy.yaml.'),
      tags: z.array(slug.describe('A tag, by the name that it has in taxonomy.yaml.')).max(6).describe('Its tags.'),
      favorite: z.boolean().describe('True offers it to the blocks that show favorite posts.').default(false),
    })
    .describe('Posts of the blog only.')
    .optional(),
  comparison: z
    .strictObject({ checked: z.iso.date().describe('The day on which every line was last checked: 2026-11-16.') })
    .describe('Template comparison only.')
    .optional(),
  webinar: webinarSettings.describe('Template webinar only: what holds for all languages.').optional(),
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
  action: z
    .strictObject({ label: text.max(32).describe('The words on the button.'), href })
    .describe('Template promo only: the one thing that the page asks for.')
    .optional(),
  webinar: webinarTexts.describe('Template webinar only: what this language says.').optional(),
};

const crumb = z.object({ label: filledText, path: z.string() });
/** A page above or beside this one: its name in the language, its path without locale prefix. */
export type Crumb = z.output<typeof crumb>;

const part = crumb.extend({ text: filledText });
/** A page that this one is built from, with a sentence about it. */
export type Part = z.output<typeof part>;

const namedSlug = z.object({ slug: z.string(), name: filledText });

/** What the templates show around the blocks; filled in when the page is resolved. */
export const pageExtrasShape = {
  breadcrumbs: z.array(crumb).default([]),
  /** The pages beside this one and itself, in one order for all languages. */
  siblings: z.array(crumb).optional(),
  /** What `parts` names. */
  builtFrom: z.array(part).optional(),
  /** What is on the page, and what it asks its reader to do. */
  contents: z
    .object({ sections: z.array(z.object({ id: slug, label: filledText })), action: cta.optional() })
    .optional(),
  /** The surface of the first block: what stands above that block continues it. */
  opening: surface.optional(),
  article: z.object({ date: z.iso.date(), category: namedSlug, tags: z.array(namedSlug), minutes: z.int() }).optional(),
  /** Where search engines find this page and its twins in other languages. */
  links: z
    .object({
      canonical: z.url(),
      alternates: z.array(z.object({ hreflang: z.string(), href: z.url() })),
      image: linkImageSchema.optional(),
    })
    .optional(),
  /** What the lessons of a tutorial add up to: the template's own, as static blocks keep their fields to themselves. */
  course: z
    .object({ minutes: z.int(), lessons: z.array(z.object({ id: z.string(), title: filledText, minutes: z.int() })) })
    .optional(),
  /** The categories that a listing offers, and the one that it shows. */
  listing: z.object({ categories: z.array(namedSlug), current: z.string().optional() }).optional(),
  /** Both parts of the webinar, and whether it is over. */
  webinar: webinarShape.optional(),
};

/**
 * @param block the schema of one block
 * @returns the schema of a page in one language: what `GET /api/getPage` answers, from here or from a CMS
 */
export function createPageSchema<Block extends z.ZodType<AnyBlock>>(block: Block) {
  return z.object({
    path: z.string().startsWith('/'),
    locale: z.enum(LOCALE_CODES),
    /** The languages in which this page exists. */
    locales: z.array(z.enum(LOCALE_CODES)).min(1),
    ...pageSettingsShape,
    ...pageMetadataShape,
    ...pageExtrasShape,
    blocks: withFormLinks(z.array(block)),
  });
}

/** Any block, for code that only passes blocks on. */
export interface AnyBlock {
  readonly type: string;
  readonly id: string;
}

/** A page in one language as it is served: content, and what the site has filled in. */
export type Page = Omit<z.output<ReturnType<typeof createPageSchema<z.ZodType<AnyBlock>>>>, 'blocks'> & {
  blocks: readonly AnyBlock[];
  /** What the address may choose from; the server's own, so that no CMS can widen it. */
  lists?: QueryLists | undefined;
};
