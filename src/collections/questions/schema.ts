import { z } from 'zod';
import { collectionSchema } from '#src/shared/collections/collectionSchema.ts';
import { namedSlug } from '#src/shared/page/page.ts';
import { slug } from '#src/shared/page/schema.ts';

/** A question that customers ask, with its answer. */
export const questionsSchema = collectionSchema('questions', {
  template: 'answer',
  about: 'What the lists of questions say of it.',
  settings: {
    topic: slug.describe('Its topic, by the name that it has in taxonomy.yaml.'),
    order: z.int().min(1).describe('Its place in its topic: 1 stands first.'),
    favorite: z.boolean().describe('True shows it among those that are asked most.').default(false),
  },
  summary: { topic: namedSlug },
});
