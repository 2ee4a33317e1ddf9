import { QuestionItem } from '#src/collections/questions/QuestionItem.tsx';
import type { questionsSchema } from '#src/collections/questions/schema.ts';
import type { CollectionView } from '#src/shared/collections/collectionView.ts';

/** A question is its own words: many are looked through at once, under their topics. */
export const questionsView: CollectionView<typeof questionsSchema> = {
  Card: QuestionItem,
  grouped: { facet: 'topic', groupOf: ({ topic }) => topic.slug },
};
