import type { postsSchema } from '#src/collections/posts/schema.ts';
import { entryOf, nameValue } from '#src/content/collections/findEntries.ts';
import { readingMinutes } from '#src/content/language/readingMinutes.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import type { articleSchema } from '#src/pages/article/schema.ts';

/** A post says its category and tags by the names of its language. */
export const articleServer = defineTemplatePart<typeof articleSchema>({
  from: 'content',
  fill({ snapshot: { taxonomy, words }, document, content, language }) {
    const post = entryOf<typeof postsSchema>(document, 'posts');
    if (!post) return {};
    const { date, category, tags } = post;
    return {
      article: {
        date,
        category: nameValue(taxonomy, 'categories', category, language),
        tags: tags.map((tag) => nameValue(taxonomy, 'tags', tag, language)),
        minutes: readingMinutes(content, words.ofLanguage),
      },
    };
  },
});
