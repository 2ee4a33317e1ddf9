import MiniSearch from 'minisearch';
import type { LocalizedContent, PerLocale } from '#src/content/document.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { plainText, type WordWalker } from '#src/content/words.ts';

interface Entry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** Made once for a snapshot and language, at the first question. */
const indexes = new WeakMap<ContentSnapshot, Map<keyof PerLocale, MiniSearch<Entry>>>();

/** A word of the title says more about a page than one somewhere in its text. */
const BOOST = { title: 4, description: 2, text: 1 } as const;
/** Each word costs a walk through the index, and nobody's question needs more. */
const MOST_WORDS = 8;
/** Of a word's letters, how many may be wrong. */
const FUZZY = 0.2;

/**
 * @param snapshot all content
 * @param language of the pages
 * @param words what a visitor typed
 * @returns the paths of the pages that have these words, the best first
 */
export function searchPages(snapshot: ContentSnapshot, language: keyof PerLocale, words: string): string[] {
  const question = words.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ');
  const found = indexOf(snapshot, language).search(question, {
    boost: BOOST,
    fuzzy: FUZZY,
    prefix: true,
    combineWith: 'AND',
  });
  return found.map(({ id }) => String(id));
}

function indexOf(snapshot: ContentSnapshot, language: keyof PerLocale): MiniSearch<Entry> {
  const known = indexes.get(snapshot) ?? new Map<keyof PerLocale, MiniSearch<Entry>>();
  indexes.set(snapshot, known);
  const index = known.get(language) ?? buildIndex(snapshot, language);
  known.set(language, index);
  return index;
}

function buildIndex({ documents, words }: ContentSnapshot, language: keyof PerLocale): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({ idField: 'path', fields: ['title', 'description', 'text'] });
  for (const { path, settings, locales } of documents.values()) {
    const content = locales[language];
    if (content && settings.robots !== 'noindex') index.add(describe(path, content, words.ofLanguage));
  }
  return index;
}

function describe(
  path: string,
  { title, longtitle = '', meta_description: description, blocks }: LocalizedContent,
  words: WordWalker,
): Entry {
  const text = words.list({ blocks }).map(plainText).join(' ');
  return { path, title: `${title} ${longtitle}`, description, text };
}
