import { z } from 'zod';
import { namedSlug } from '#src/shared/page/page.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A list of posts, with the way to other lists. */
export const listingSchema = templateSchema('listing', 'A list of posts: all, or those of a category or tag.', {
  example: '/blog',
  filled: {
    /** The categories that it offers, and the one that it shows. */
    listing: z.object({ categories: z.array(namedSlug), current: z.string().optional() }).optional(),
  },
});
