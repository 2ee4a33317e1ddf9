import { z } from 'zod';
import { postSummarySchema } from '#src/shared/page/postSummary.ts';
import { blockSchema, filledIn, headline, text } from '#src/shared/page/schema.ts';

/** Editors write no posts here: `posts` is filled in by what the page is about. */
export const postCardsSchema = blockSchema(
  'post-cards',
  'Posts of the blog as cards, newest first: those of the category or tag of the page, else all.',
  {
    title: headline,
    empty: text.describe('What to say where there is no post yet.'),
    limit: z.int().min(1).max(24).describe('How many posts to show at most; all of them without it.').optional(),
    posts: filledIn(z.array(postSummarySchema).default([])),
  },
);

/** With its posts, newest first; an empty list is shown as `empty`. */
export type PostCardsBlock = z.output<typeof postCardsSchema>;
