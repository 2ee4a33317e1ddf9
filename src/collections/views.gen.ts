// Written by `npm run registry` from the folders of src/collections; the commands that build and test run it too. Not to be edited.
import { casesView } from '#src/collections/cases/view.ts';
import { partnersView } from '#src/collections/partners/view.ts';
import { postsView } from '#src/collections/posts/view.ts';
import { pressView } from '#src/collections/press/view.ts';
import { questionsView } from '#src/collections/questions/view.ts';
import { vacanciesView } from '#src/collections/vacancies/view.ts';

/** What draws an entry of each list. For server and browser; `cards.ts` holds it to the schemas. */
export const collectionViews = {
  cases: casesView,
  partners: partnersView,
  posts: postsView,
  press: pressView,
  questions: questionsView,
  vacancies: vacanciesView,
} as const;
