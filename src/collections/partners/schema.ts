import { z } from 'zod';
import { recordSchema } from '#src/shared/collections/collectionSchema.ts';
import { namedSlug } from '#src/shared/page/page.ts';
import { slug } from '#src/shared/page/schema.ts';

const values = (what: string) =>
  z
    .array(slug.describe(`${what}, by the name that it has in taxonomy.yaml.`))
    .min(1)
    .max(6);

/** A partner. */
export const partnersSchema = recordSchema('partners', {
  about: 'A partner: its name and what it does, with which of our products, and for whom.',
  settings: {
    techProducts: values('A product').describe('With which of our products it works.'),
    regions: values('A region').describe('Where its clients are.'),
    partnerTypes: values('A type').describe('What kind of partner it is.'),
    industries: values('An industry').describe('The industries that it knows, the first of them best.'),
    country: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be two lower-case letters, as ISO 3166 has them')
      .describe('The country of its seat: de.'),
    languages: z
      .array(
        z
          .string()
          .regex(/^[a-z]{2}$/, 'must be two lower-case letters, as ISO 639 has them')
          .describe('A language: de.'),
      )
      .min(1)
      .max(8)
      .describe('The languages in which it works with its clients: en, de.'),
    since: z.int().min(2019).max(2100).describe('The year from which it is a partner.'),
    sample: z
      .boolean()
      .describe('True for a partner that was made up; the list says so. False only for one that has agreed.')
      .default(true),
  },
  summary: {
    country: z.string(),
    languages: z.array(z.string()),
    since: z.int(),
    sample: z.boolean(),
    products: z.array(namedSlug),
    regions: z.array(namedSlug),
    types: z.array(namedSlug),
    industries: z.array(namedSlug),
  },
});
