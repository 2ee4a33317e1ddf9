import { z } from 'zod';
import { savingShape } from '#src/pages/listing/saving.ts';
import { namedSlug } from '#src/shared/page/page.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A list of entries, with the way to its parts. */
export const listingSchema = templateSchema(
  'listing',
  'A list of entries, such as the blog: all, or those of one value of a facet.',
  {
    example: '/blog',
    filled: {
      /** The facet whose values the list leads to, and the one that it shows. */
      listing: z
        .object({
          collection: z.string(),
          path: z.string(),
          facet: z.string(),
          values: z.array(namedSlug),
          current: z.string().optional(),
        })
        .optional(),
      /** Of a list whose selection a browser may keep. */
      saving: savingShape.optional(),
    },
  },
);
