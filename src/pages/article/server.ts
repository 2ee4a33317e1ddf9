import { NO_CONTENT } from '#src/content/readContent.ts';
import { readingMinutes } from '#src/content/pages/posts.ts';
import { defineTemplatePart, type Finding } from '#src/content/pages/templatePart.ts';
import type { articleSchema } from '#src/pages/article/schema.ts';

/** A post says its category and tags by the names of its language. */
export const articleServer = defineTemplatePart<typeof articleSchema>({
  from: 'content',
  fill({ snapshot: { taxonomy, words }, document, content, language }) {
    const { date, category, tags } = document.settings.post;
    const named = (names: typeof taxonomy.tags) => (slug: string) => ({ slug, name: names[slug]?.[language] ?? slug });
    return {
      article: {
        date,
        category: named(taxonomy.categories)(category),
        tags: tags.map(named(taxonomy.tags)),
        minutes: readingMinutes(content, words.ofLanguage),
      },
    };
  },
  checkSettings({ settings: { post } }, { taxonomy }) {
    // Broken, it is a problem of its own.
    if (taxonomy === NO_CONTENT.taxonomy) return [];
    const known = (names: object) => Object.keys(names).join(', ');
    const { categories, tags } = taxonomy;
    const found: Finding[] = post.tags.flatMap((tag, index): Finding[] =>
      Object.hasOwn(tags, tag)
        ? []
        : [[['post', 'tags', index], `"${tag}" is no tag; write one of ${known(tags)}, or add it to taxonomy.yaml`]],
    );
    if (Object.hasOwn(categories, post.category)) return found;
    const rule = `"${post.category}" is no category; write one of ${known(categories)}, or add it to taxonomy.yaml`;
    return [[['post', 'category'], rule], ...found];
  },
});
