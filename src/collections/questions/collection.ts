import type { CollectionDefinition } from '#src/shared/collections/collection.ts';

/** Questions and answers (SPEC part 2). */
export const questionsCollection = {
  name: 'questions',
  path: '/help/faq',
  entry: ':faqPost',
  facets: { topic: { set: 'faq-topics', in: 'query' } },
} as const satisfies CollectionDefinition;
