import { z } from 'zod';
import { collectionSchema } from '#src/shared/collections/collectionSchema.ts';
import { postSummaryShape } from '#src/shared/page/postSummary.ts';
import { slug } from '#src/shared/page/schema.ts';

/** A post of the blog. */
export const postsSchema = collectionSchema('posts', {
  template: 'article',
  about: 'What the lists of posts say of it.',
  settings: {
    date: z.iso.date().describe('The day of the post: 2026-03-14.'),
    category: slug.describe('Its category, by the name that it has in taxonomy.yaml.'),
    tags: z.array(slug.describe('A tag, by the name that it has in taxonomy.yaml.')).max(6).describe('Its tags.'),
    favorite: z.boolean().describe('True offers it to the blocks that show favorite posts.').default(false),
  },
  summary: postSummaryShape,
});
