// Written by `npm run registry` from the folders of src/collections; the commands that build and test run it too. Not to be edited.
import { casesLabels } from '#src/collections/cases/labels.ts';
import { partnersLabels } from '#src/collections/partners/labels.ts';
import { postsLabels } from '#src/collections/posts/labels.ts';
import { pressLabels } from '#src/collections/press/labels.ts';
import { questionsLabels } from '#src/collections/questions/labels.ts';
import { vacanciesLabels } from '#src/collections/vacancies/labels.ts';

/** What each list calls its facets. For server and browser. */
export const collectionLabels = {
  cases: casesLabels,
  partners: partnersLabels,
  posts: postsLabels,
  press: pressLabels,
  questions: questionsLabels,
  vacancies: vacanciesLabels,
} as const;
