import type { articleSchema } from '#src/pages/article/schema.ts';
import type { PageOf } from '#src/shared/page/template.ts';

/** What a part of a post is given: its page. A CMS may know less of it. */
export type ArticlePartProps = PageOf<typeof articleSchema>;
