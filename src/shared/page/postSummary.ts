import { z } from 'zod';
import { namedSlug } from '#src/shared/page/page.ts';
import { filledText } from '#src/shared/page/schema.ts';

/** What a list says of a post beside its address, title and description. */
export const postSummaryShape = {
  /** ISO day, `2026-03-14`. */
  date: z.iso.date(),
  category: namedSlug,
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
