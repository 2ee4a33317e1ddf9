import { z } from 'zod';
import { studyWords } from '#src/shared/page/caseStudy.ts';
import { collectionSchema } from '#src/shared/collections/collectionSchema.ts';
import { namedSlug } from '#src/shared/page/page.ts';
import { slug } from '#src/shared/page/schema.ts';

const values = (what: string) =>
  z
    .array(slug.describe(`${what}, by the name that it has in taxonomy.yaml.`))
    .min(1)
    .max(6);

/** A case study. */
export const casesSchema = collectionSchema('cases', {
  template: 'case',
  about: 'What the lists of cases say of it.',
  settings: {
    rank: z.int().min(1).describe('Its place in the lists: 1 stands first.'),
    published: z.iso
      .date()
      .describe('The day by which the newest are found: 2026-09-14. It holds nothing back; publishAt does.'),
    industries: values('An industry').describe('The industries of the client, the first of them on its card.'),
    regions: values('A region').describe('Where the client works.'),
    channels: values('A channel').describe('By which ways its customers reach it.'),
    sample: z
      .boolean()
      .describe(
        'True for a client that was made up; its page and card say so. False only for what a client has approved.',
      )
      .default(true),
  },
  summary: { study: studyWords, industry: namedSlug, sample: z.boolean() },
});
