// Written by `npm run registry` from the folders of src/collections; the commands that build and test run it too. Not to be edited.
import { casesSchema } from '#src/collections/cases/schema.ts';
import { partnersSchema } from '#src/collections/partners/schema.ts';
import { postsSchema } from '#src/collections/posts/schema.ts';
import { pressSchema } from '#src/collections/press/schema.ts';
import { questionsSchema } from '#src/collections/questions/schema.ts';
import { vacanciesSchema } from '#src/collections/vacancies/schema.ts';

/** What editors say of an entry of each list, and what the list shows of it. Server and scripts only. */
export const collectionSchemas = {
  cases: casesSchema,
  partners: partnersSchema,
  posts: postsSchema,
  press: pressSchema,
  questions: questionsSchema,
  vacancies: vacanciesSchema,
} as const;
