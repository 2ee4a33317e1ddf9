import { z } from 'zod';
import { filledText } from '#src/shared/schema.ts';

/** What a list says of a post. Also the shape of `GET /api/getFavoritePosts` (SPEC part 7). */
export const postSummarySchema = z.object({
  path: z.string().startsWith('/blog/'),
  title: filledText,
  description: filledText,
  /** ISO day, `2026-03-14`. */
  date: z.iso.date(),
  category: z.object({ slug: z.string(), name: filledText }),
});

/** A post as lists and cards show it. */
export type PostSummary = z.output<typeof postSummarySchema>;
