import { z } from 'zod';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';
import { blockSchema, headline, link } from '#src/shared/page/schema.ts';

/** Editors write no results here: what an address asks for is found by the server. */
export const searchSchema = blockSchema(
  'search',
  'A search field, and below it what the address asks for. Where nothing is asked or found: pages that many look for.',
  {
    scope: z
      .enum(['site', 'blog', 'faq'])
      .describe('What is searched: the whole site, the blog, or the questions and answers.'),
    title: headline.max(60).describe('What stands above the links to pages that many look for.'),
    links: z.array(link).min(3).max(8).describe('Pages that many look for, most wanted first.'),
  },
);

/** What an address asks for. */
interface Asked {
  readonly words: string;
  /** None where the search fails. */
  readonly answer?: SearchAnswer;
}

/** What editors write of it, and what somebody looks for. */
export type SearchBlock = z.output<typeof searchSchema> & { readonly asked?: Asked };
