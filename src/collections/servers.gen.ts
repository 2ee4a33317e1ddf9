// Written by `npm run registry` from the folders of src/collections; the commands that build and test run it too. Not to be edited.
import { casesServer } from '#src/collections/cases/server.ts';
import { postsServer } from '#src/collections/posts/server.ts';

/** What the server does for each list. Server and scripts only. */
export const collectionServers = {
  cases: casesServer,
  posts: postsServer,
} as const;
