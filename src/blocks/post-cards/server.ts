import type { PostCardsBlock, postCardsSchema } from '#src/blocks/post-cards/schema.ts';
import { findPosts, summarizePost } from '#src/content/pages/posts.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** Filled on the server, so that answers of a CMS look alike; which posts are public depends on the moment. */
export const postCardsServer = defineServerPart<typeof postCardsSchema, Pick<PostCardsBlock, 'posts'>>({
  from: 'moment',
  tags: ['posts'],
  fill({ limit }, { snapshot, language, params: { category, tag }, now }) {
    const posts = findPosts(snapshot, language, now, { category, tag }).slice(0, limit);
    return { posts: posts.map((post) => summarizePost(snapshot, post, language)) };
  },
});
