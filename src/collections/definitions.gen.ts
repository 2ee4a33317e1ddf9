// Written by `npm run registry` from the folders of src/collections; the commands that build and test run it too. Not to be edited.
import { casesCollection } from '#src/collections/cases/collection.ts';
import { postsCollection } from '#src/collections/posts/collection.ts';

/** Where each list is, and by what it is narrowed. For server and browser: the route table is made of it. */
export const collectionDefinitions = {
  cases: casesCollection,
  posts: postsCollection,
} as const;
