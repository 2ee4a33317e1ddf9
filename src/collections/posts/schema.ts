import { z } from 'zod';
import { coverSchema } from '#src/shared/page/cover.ts';
import { collectionSchema } from '#src/shared/collections/collectionSchema.ts';
import { postSummaryShape } from '#src/shared/page/postSummary.ts';
import { slug } from '#src/shared/page/schema.ts';

/** A post of the blog. */
export const postsSchema = collectionSchema('posts', {
  template: 'article',
  about: 'What the lists of posts say of it.',
  settings: {
    date: z.iso.date().describe('The day of the post: 2026-03-14.'),
    updated: z.iso
      .date()
      .describe('The day on which its text last changed in earnest; left out where that is the day of the post.')
      .optional(),
    author: slug.describe('Who wrote it, by the name that the author has in authors.yaml.').optional(),
    category: slug.describe('Its category, by the name that it has in taxonomy.yaml.'),
    tags: z.array(slug.describe('A tag, by the name that it has in taxonomy.yaml.')).max(6).describe('Its tags.'),
    cover: coverSchema
      .describe('What is drawn on its cover, the same in all languages. Without it: turns, as long as its words.')
      .optional(),
    favorite: z.boolean().describe('True offers it to the blocks that show favorite posts.').default(false),
  },
  summary: postSummaryShape,
});
