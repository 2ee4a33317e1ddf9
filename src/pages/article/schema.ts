import { extras } from '#src/shared/page/page.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A text with its author's form; of a post of the blog, also its day, category and tags. */
export const articleSchema = templateSchema(
  'article',
  'A post of the blog, with its day, category, tags and reading time; it ends in a form to its author.',
  {
    example: '/blog/when-the-line-goes-quiet',
    filled: { article: extras.article },
  },
);
