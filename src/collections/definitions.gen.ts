// Written by `npm run registry` from the folders of src/collections; the commands that build and test run it too. Not to be edited.
import { casesCollection } from '#src/collections/cases/collection.ts';
import { partnersCollection } from '#src/collections/partners/collection.ts';
import { postsCollection } from '#src/collections/posts/collection.ts';
import { pressCollection } from '#src/collections/press/collection.ts';
import { questionsCollection } from '#src/collections/questions/collection.ts';
import { vacanciesCollection } from '#src/collections/vacancies/collection.ts';

/** Where each list is, and by what it is narrowed. For server and browser: the route table is made of it. */
export const collectionDefinitions = {
  cases: casesCollection,
  partners: partnersCollection,
  posts: postsCollection,
  press: pressCollection,
  questions: questionsCollection,
  vacancies: vacanciesCollection,
} as const;
