// Written by `npm run registry` from the folders of src/collections; the commands that build and test run it too. Not to be edited.
import { casesSchema } from '#src/collections/cases/schema.ts';
import { postsSchema } from '#src/collections/posts/schema.ts';

/** What editors say of an entry of each list, and what the list shows of it. Server and scripts only. */
export const collectionSchemas = {
  cases: casesSchema,
  posts: postsSchema,
} as const;
