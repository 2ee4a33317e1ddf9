import type { favoritePostsSchema } from '#src/blocks/favorite-posts/schema.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';

/** Its posts come late and by a way of their own; a changed post drops the page all the same. */
export const favoritePostsServer = defineServerPart<typeof favoritePostsSchema>({ tags: () => ['posts'] });
