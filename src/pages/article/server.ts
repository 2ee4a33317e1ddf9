import type { postsSchema } from '#src/collections/posts/schema.ts';
import { authorOf } from '#src/content/authors/authors.ts';
import type { CollectionRow } from '#src/content/collections/collectionPart.ts';
import {
  entryOf,
  findEntries,
  nameValue,
  summarizeEntry,
  type EntryDocument,
} from '#src/content/collections/findEntries.ts';
import { readingMinutes } from '#src/content/language/readingMinutes.ts';
import type { MomentFacts } from '#src/content/pages/pageBlocks.ts';
import { defineTemplatePart } from '#src/content/pages/templatePart.ts';
import { relatedPosts } from '#src/pages/article/relatedPosts.ts';
import type { articleSchema } from '#src/pages/article/schema.ts';
import type { PostSummary } from '#src/shared/page/postSummary.ts';
import type { EntryOf } from '#src/shared/collections/collectionSchema.ts';
import type { FilledOf } from '#src/shared/page/templateSchema.ts';
import { headingsOf } from '#src/shared/text/headings.ts';

/** The list that posts are entries of. */
const POSTS = 'posts';

type Post = EntryOf<typeof postsSchema>;
type PostFacts = NonNullable<FilledOf<typeof articleSchema>['post']>;

/** A post says its category and tags by the names of its language, who wrote it, and what else there is to read. */
export const articleServer = defineTemplatePart<typeof articleSchema>({
  from: 'moment',
  tags: [POSTS],
  fill({ document, content, collections, ...facts }) {
    const post = entryOf<typeof postsSchema>(document, POSTS);
    if (!post) return {};
    const { snapshot, language } = facts;
    const row = collections[POSTS];
    const { taxonomy, words } = snapshot;
    const { date, updated, category, tags } = post;
    return {
      article: {
        date,
        ...(updated ? { updated } : {}),
        category: nameValue(taxonomy, 'categories', category, language),
        tags: tags.map((tag) => nameValue(taxonomy, 'tags', tag, language)),
        minutes: readingMinutes(content, words.ofLanguage),
      },
      ...(row ? { post: describePost({ ...post, path: document.path }, row, facts, contentsOf(content.blocks)) } : {}),
    };
  },
});

function contentsOf(blocks: readonly { readonly type: string; readonly body?: unknown }[]): PostFacts['contents'] {
  return blocks.flatMap(({ type, body }) => (type === 'rich-text' && typeof body === 'string' ? headingsOf(body) : []));
}

function describePost(
  { author, cover, path }: Post & { readonly path: string },
  posts: CollectionRow,
  { snapshot, language, now }: MomentFacts,
  contents: PostFacts['contents'],
): PostFacts {
  const all = findEntries(snapshot, posts, { language, now });
  const place = all.findIndex((other) => other.path === path);
  const summarize = (entry: EntryDocument) => summarizeEntry(snapshot, posts, entry, language) as PostSummary;
  const [newer, older] = [all[place - 1], place < 0 ? undefined : all[place + 1]].map(
    (entry) => entry && { path: entry.path, title: entry.locales[language]?.title ?? '' },
  );
  const writer = authorOf(snapshot.authors, author, language);
  return {
    ...(writer ? { author: writer } : {}),
    ...(cover ? { cover } : {}),
    contents,
    related: relatedPosts(all, path).map(summarize),
    ...(older ? { older } : {}),
    ...(newer ? { newer } : {}),
  };
}
