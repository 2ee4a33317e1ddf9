import { z } from 'zod';
import { SITE_KEYS } from '#config/siteKeys.ts';
import { renderMarkdown } from '#src/shared/text/markdown.ts';

/**
 * The small parts from which block and page schemas are made. Server and scripts only: the browser gets types.
 *
 * Every field carries a description: editors show it while an author writes, and so does the gallery of blocks. It says what
 * the field is, in words for somebody who does not program. Limits are not in it: they are added from the schema.
 */

/** How words are written down: as they are, or as the HTML that the site has made of Markdown. */
export interface WordsMark {
  readonly form: 'plain' | 'html';
  /** Words of a call that is made up: what is said in it, figures too, is nobody's statement. */
  readonly sample?: true;
}

/**
 * The one mark that tells words from code. A schema that is in here, or was made of one that is, holds what people read;
 * every other string is code, and no translator, search, reader or pseudo-locale meets it.
 */
export const words = z.registry<WordsMark>();

/** Visible text: trimmed, never empty, so that a forgotten translation is an error and not a hole in the page. */
export const text = z.string().trim().min(1).register(words, { form: 'plain' });

/** Visible text that the site fills in. */
export const filledText = z.string().register(words, { form: 'plain' });

/** What somebody says in a call that is made up to show how it goes. */
export const said = text.meta({}).register(words, { form: 'plain', sample: true });

/** What a program reads, and people look at as it is: a sample of code. */
export const sourceCode = z.string().trim().min(1);

/** An element's id, also its anchor. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** The headline of a block; most have one. */
export const headline = text.describe('The headline of the block.');
/** Most blocks make it optional: a headline may stand alone. */
export const lead = text.describe('One or two sentences below the headline.');

/** Where a link leads: a path of this site (without locale prefix), an anchor, or an https, mailto or tel address. */
export const href = z
  .string()
  .regex(
    /^(\/(?![/\\])[^\\\s]*|#[\w-]+|https:\/\/\S+|mailto:\S+|tel:\+?[\d-]+)$/,
    'must be a path, an anchor, or an https, mailto or tel address',
  )
  .describe(
    'Where the link leads: a page of this site without language (/contacts), a block of this page by its id (#prices, in quotes), or an https:, mailto: or tel: address.',
  );

/** A link with its words. */
export const link = z.strictObject({
  label: text.describe('The words of the link. They say where it leads, without “here” or “more”.'),
  href,
});

/** The address of a page of this site, without locale prefix, query and anchor. */
export const pagePath = z.string().regex(/^\/(?![/\\])[^\\\s?#]*$/, 'must be the path of a page');

/** Markdown in, sanitised HTML out: done once, when the content is read. */
export const markdown = text.transform(renderMarkdown).register(words, { form: 'html' });

/**
 * What the site fills in when it resolves a page: part of what is served, and not of what editors write. Its schema is not
 * among those of the editors.
 *
 * @param schema of what is filled in
 */
export function filledIn<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ description: 'Filled in by the site.', readOnly: true });
}

/** The names are those of the styles' `data-surface`; a block says which is its default. */
export const surface = z
  .enum(['white', 'tint', 'dark', 'purple955', 'kit'])
  .describe('The ground that the block stands on. Neighbours read better on different ones.');
/** The ground of a block, as its wrapper has it in `data-surface`. */
export type Surface = z.output<typeof surface>;

const blockId = slug.describe(
  'The name of the block on this page, also its anchor: how-it-works. The same in all languages, and each once on a page.',
);

/** What the page's contents call a block, where its title is too long for that. */
const navLabel = text
  .max(28)
  .describe('What the contents of a product page call this block, where its title is too long for that.')
  .optional();

/** The sites that show something; all of them where it is left out. */
export const shownSites = z.array(z.enum(SITE_KEYS).describe('A site, by its key.')).optional();

const slotName = slug
  .describe('Where on the page the block stands, if not where its type belongs: the name of a slot of the template.')
  .optional();

const blockSites = shownSites.describe(
  'The sites that show the block; all that show the page when this is left out. Their keys: sites: [ru, kz].',
);

/**
 * @param type the block's name, as in `blocks/<type>/`
 * @param about what the block is for, in a sentence for editors
 * @param shape the block's own fields, each with a description
 * @returns the schema of a block: its fields, plus `type`, the `id` by which links point at it, its short name and
 *   its slot, and the sites that show it
 */
export function blockSchema<Type extends string, Shape extends z.core.$ZodShape>(
  type: Type,
  about: string,
  shape: Shape,
) {
  return z
    .strictObject({
      type: z.literal(type).describe(about),
      id: blockId,
      nav: navLabel,
      slot: slotName,
      sites: blockSites,
      ...shape,
    })
    .describe(about);
}
