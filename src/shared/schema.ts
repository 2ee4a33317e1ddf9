import { z } from 'zod';
import { renderMarkdown } from '#src/shared/markdown.ts';

/** The small parts from which block and page schemas are made. Server and scripts only: the browser gets types. */

/** Visible text: trimmed, never empty, so that a forgotten translation is an error and not a hole in the page. */
export const text = z.string().trim().min(1);

/** An element's id, also its anchor. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** Where a link leads: a path of this site (without locale prefix), an anchor, or an https, mailto or tel address. */
export const href = z
  .string()
  .regex(
    /^(\/(?![/\\])[^\\\s]*|#[\w-]+|https:\/\/\S+|mailto:\S+|tel:\+?[\d-]+)$/,
    'must be a path, an anchor, or an https, mailto or tel address',
  );

/** The address of a page of this site, without locale prefix, query and anchor. */
export const pagePath = z.string().regex(/^\/(?![/\\])[^\\\s?#]*$/, 'must be the path of a page');

/** Markdown in, sanitised HTML out: done once, when the content is read. */
export const markdown = text.transform(renderMarkdown);

export const surface = z.enum(['white', 'tint', 'dark', 'purple955', 'kit']);
export type Surface = z.output<typeof surface>;

/** What the page's contents call a block, where its title is too long for that. */
const navLabel = text.max(28).optional();

/**
 * @param type the block's name, as in `blocks/<type>/`
 * @param shape the block's own fields
 * @returns the schema of a block: its fields, plus `type`, the `id` by which links point at it, and its short name
 */
export function blockSchema<Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), id: slug, nav: navLabel, ...shape });
}
