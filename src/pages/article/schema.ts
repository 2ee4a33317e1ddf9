import { z } from 'zod';
import { authorShape } from '#src/shared/page/author.ts';
import { coverSchema } from '#src/shared/page/cover.ts';
import { extras } from '#src/shared/page/page.ts';
import { postSummarySchema } from '#src/shared/page/postSummary.ts';
import { filledText } from '#src/shared/page/schema.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

const neighbour = z.object({ path: z.string().startsWith('/'), title: filledText });

/** What stands around the text of a post. */
const postFacts = z.object({
  author: z.object(authorShape).optional(),
  cover: coverSchema.optional(),
  /** The headings of its text. */
  contents: z.array(z.object({ id: z.string(), label: filledText, level: z.int() })),
  /** Posts for whoever reads on. */
  related: z.array(postSummarySchema),
  /** The posts before and after it in time. */
  older: neighbour.optional(),
  newer: neighbour.optional(),
});

/** A text with its author's form; of a post of the blog, also its cover, its author, its contents and what to read next. */
export const articleSchema = templateSchema(
  'article',
  'A post of the blog: its cover and author on top, its contents beside the text, a form to its author and further posts below.',
  {
    example: '/blog/when-the-line-goes-quiet',
    filled: { article: extras.article, post: postFacts.optional() },
    slots: {
      body: 'The text, and what stands within it.',
      end: 'The call to action below the text.',
    },
  },
);
