import { z } from 'zod';
import { postSummarySchema } from '#src/shared/postSummary.ts';
import { blockSchema, text } from '#src/shared/schema.ts';

export const postCardsSchema = blockSchema('post-cards', {
  title: text,
  /** What to say where a category or tag exists but has no post yet. */
  empty: text,
  limit: z.int().min(1).max(24).optional(),
  /** Filled in when the page is resolved: the posts of the page's category or tag, newest first. */
  posts: z.array(postSummarySchema).default([]),
});

export type PostCardsBlock = z.output<typeof postCardsSchema>;
