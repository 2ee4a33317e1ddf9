import { extras } from '#src/shared/page/page.ts';
import { postSettings } from '#src/shared/page/postSummary.ts';
import { templateSchema } from '#src/shared/page/templateSchema.ts';

/** A post. It is in the lists of its category and tags as long as it is public. */
export const articleSchema = templateSchema(
  'article',
  'A post of the blog, with its day, category, tags and reading time; it ends in a form to its author.',
  {
    example: '/blog/when-the-line-goes-quiet',
    settings: { post: postSettings.describe('What the lists of posts say of it.') },
    filled: { article: extras.article },
  },
);
