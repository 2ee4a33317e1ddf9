import { z } from 'zod';
import { filledText, slug } from '#src/shared/page/schema.ts';

/** What `page.yaml` of a post says of it. */
export const postSettings = z.strictObject({
  date: z.iso.date().describe('The day of the post: 2026-03-14.'),
  category: slug.describe('Its category, by the name that it has in taxonomy.yaml.'),
  tags: z.array(slug.describe('A tag, by the name that it has in taxonomy.yaml.')).max(6).describe('Its tags.'),
  favorite: z.boolean().describe('True offers it to the blocks that show favorite posts.').default(false),
});
/** Day, category and tags of a post. */
export type PostSettings = z.output<typeof postSettings>;

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
