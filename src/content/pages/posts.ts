import type { LocalizedContent, PageDocument, PerLocale } from '#src/content/document.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { countWords, type WordWalker } from '#src/content/language/words.ts';
import type { PostSummary } from '#src/shared/page/postSummary.ts';

interface PostFilter {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly favorite?: true;
}

type PostDocument = PageDocument & { settings: { post: NonNullable<PageDocument['settings']['post']> } };

/** @returns whether a document may be seen at a moment */
export function isPublic({ settings: { publishAt, until } }: Pick<PageDocument, 'settings'>, now: Date): boolean {
  return (!publishAt || new Date(publishAt) <= now) && (!until || now < new Date(until));
}

/** @returns the posts that are public in a language and pass the filter, newest first */
export function findPosts(
  { documents }: ContentSnapshot,
  language: keyof PerLocale,
  now: Date,
  filter: PostFilter,
): PostDocument[] {
  return [...documents.values()]
    .filter((document) => isPublic(document, now))
    .filter(
      (document): document is PostDocument => document.settings.post !== undefined && language in document.locales,
    )
    .filter(({ settings: { post } }) => !filter.category || post.category === filter.category)
    .filter(({ settings: { post } }) => !filter.tag || post.tags.includes(filter.tag))
    .filter(({ settings: { post } }) => !filter.favorite || post.favorite)
    .sort((a, b) => b.settings.post.date.localeCompare(a.settings.post.date) || a.path.localeCompare(b.path));
}

/** @returns what a list says of a post */
export function summarizePost(
  { taxonomy }: ContentSnapshot,
  { path, settings, locales }: PostDocument,
  language: keyof PerLocale,
): PostSummary {
  const { category, date } = settings.post;
  return {
    path,
    title: locales[language]?.title ?? '',
    description: locales[language]?.meta_description ?? '',
    date,
    category: { slug: category, name: taxonomy.categories[category]?.[language] ?? category },
  };
}

const WORDS_PER_MINUTE = 200;

/**
 * @param walker knows where the words of a language are
 * @returns how long the blocks of a page take to read, in whole minutes, at least one
 */
export function readingMinutes({ blocks }: LocalizedContent, walker: WordWalker): number {
  return Math.max(1, Math.round(countWords(walker.list({ blocks })) / WORDS_PER_MINUTE));
}
