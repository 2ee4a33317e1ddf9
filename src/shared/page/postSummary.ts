import { z } from 'zod';
import { coverSchema } from '#src/shared/page/cover.ts';
import { namedSlug } from '#src/shared/page/page.ts';
import { filledText } from '#src/shared/page/schema.ts';

/** What a list says of a post beside its address, title and description. A CMS may know less. */
export const postSummaryShape = {
  /** ISO day, `2026-03-14`. */
  date: z.iso.date(),
  updated: z.iso.date().optional(),
  category: namedSlug,
  /** The name of the author. */
  author: filledText.optional(),
  /** How long it takes to read. */
  minutes: z.int().optional(),
  cover: coverSchema.optional(),
};

/** What a list says of a post. Also the shape of `GET /api/getFavoritePosts` (SPEC part 7). */
export const postSummarySchema = z.object({
  path: z.string().startsWith('/blog/'),
  title: filledText,
  description: filledText,
  ...postSummaryShape,
});

/** A post as lists and cards show it. */
export type PostSummary = z.output<typeof postSummarySchema>;
