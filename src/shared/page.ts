import { z } from 'zod';
import { LOCALE_CODES } from '#config/locales.ts';
import { linkImageSchema } from '#src/shared/linkPreview.ts';
import type { QueryLists } from '#src/shared/queryRules.ts';
import { cta, href, pagePath, slug, surface, text } from '#src/shared/schema.ts';
import { webinarSettings, webinarShape, webinarTexts } from '#src/shared/webinar.ts';

/** A page as editors write it (DESIGN part 5), and as it is served in one language. */

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
export type Layout = (typeof LAYOUTS)[number];

/** The fields that hold for every language: `page.yaml`. */
export const pageSettingsShape = {
  template: z.enum(TEMPLATES),
  layout: z.enum(LAYOUTS).default('default'),
  robots: z.literal('noindex').optional(),
  /** Days between which the page is public, ISO with time zone. Outside them it is a page that does not exist. */
  publishAt: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  /** The pages of what a solution is built from; the template `solution` shows them. */
  parts: z.array(pagePath).max(6).optional(),
  /** Posts only. */
  post: z
    .strictObject({
      date: z.iso.date(),
      category: slug,
      tags: z.array(slug).max(6),
      favorite: z.boolean().default(false),
    })
    .optional(),
  /** Template `comparison` only: the day on which every line was last checked. */
  comparison: z.strictObject({ checked: z.iso.date() }).optional(),
  /** Template `webinar` only. */
  webinar: webinarSettings.optional(),
};

/** SPEC part 3, page metadata: `<locale>.yaml`, next to `blocks`. */
export const pageMetadataShape = {
  title: text.max(70),
  longtitle: text.optional(),
  /** Below the headline, where the template prints one and has a place for it. */
  lead: text.max(320).optional(),
  /** What other pages call this one where there is room for a word or two: breadcrumbs, neighbours. */
  menutitle: text.max(32).optional(),
  meta_description: text.min(50).max(170),
  og__description: text.max(200).optional(),
  /** Template `promo` only: the one thing that the page asks for. */
  action: z.strictObject({ label: text.max(32), href }).optional(),
  webinar: webinarTexts.optional(),
};

const crumb = z.object({ label: z.string(), path: z.string() });
export type Crumb = z.output<typeof crumb>;

const part = crumb.extend({ text: z.string() });
export type Part = z.output<typeof part>;

const namedSlug = z.object({ slug: z.string(), name: z.string() });

/** What the templates show around the blocks; filled in when the page is resolved. */
export const pageExtrasShape = {
  breadcrumbs: z.array(crumb).default([]),
  /** The pages beside this one and itself, in one order for all languages. */
  siblings: z.array(crumb).optional(),
  /** What `parts` names. */
  builtFrom: z.array(part).optional(),
  /** What is on the page, and what it asks its reader to do. */
  contents: z
    .object({ sections: z.array(z.object({ id: slug, label: z.string() })), action: cta.optional() })
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
    .object({ minutes: z.int(), lessons: z.array(z.object({ id: z.string(), title: z.string(), minutes: z.int() })) })
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
export function createPageSchema<Block extends z.ZodType>(block: Block) {
  return z.object({
    path: z.string().startsWith('/'),
    locale: z.enum(LOCALE_CODES),
    /** The languages in which this page exists. */
    locales: z.array(z.enum(LOCALE_CODES)).min(1),
    ...pageSettingsShape,
    ...pageMetadataShape,
    ...pageExtrasShape,
    blocks: z.array(block),
  });
}

/** Any block, for code that only passes blocks on. */
export interface AnyBlock {
  readonly type: string;
  readonly id: string;
}

export type Page = Omit<z.output<ReturnType<typeof createPageSchema<z.ZodType<AnyBlock>>>>, 'blocks'> & {
  blocks: readonly AnyBlock[];
  /** What the address may choose from; the server's own, so that no CMS can widen it. */
  lists?: QueryLists | undefined;
};
