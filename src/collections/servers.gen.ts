// Written by `npm run registry` from the folders of src/collections; the commands that build and test run it too. Not to be edited.
import { casesServer } from '#src/collections/cases/server.ts';
import { partnersServer } from '#src/collections/partners/server.ts';
import { postsServer } from '#src/collections/posts/server.ts';
import { pressServer } from '#src/collections/press/server.ts';
import { questionsServer } from '#src/collections/questions/server.ts';
import { vacanciesServer } from '#src/collections/vacancies/server.ts';

/** What the server does for each list. Server and scripts only. */
export const collectionServers = {
  cases: casesServer,
  partners: partnersServer,
  posts: postsServer,
  press: pressServer,
  questions: questionsServer,
  vacancies: vacanciesServer,
} as const;
