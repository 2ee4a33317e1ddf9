import type { LocalizedContent } from '#src/content/document.ts';
import { namePage } from '#src/content/pages/placePage.ts';
import type { WordWalker } from '#src/content/language/words.ts';
import { readHeadings, readLines } from '#src/search/server/readLines.ts';

/** What of a page can be found, the weightiest first. */
export interface EntryTexts {
  /** As menus call it. */
  readonly name: string;
  readonly title: string;
  readonly headings: string;
  readonly description: string;
  readonly text: string;
}

/** What of a page's words has a field of its own, or says the same once more. */
const NAMED = new Set<unknown>(['title', 'longtitle', 'menutitle', 'meta_description', 'og__description']);

const piecesOf = (content: LocalizedContent, words: WordWalker) =>
  words.list(content).filter(({ path }) => path.length > 1 || !NAMED.has(path[0]));

/**
 * @param content what a page says in a language, its facts filled in
 * @param words knows where in it words are
 * @returns all that the page can be found by
 */
export function describeEntry(content: LocalizedContent, words: WordWalker): EntryTexts {
  const pieces = piecesOf(content, words);
  const { title, longtitle = '', meta_description: description } = content;
  return {
    name: namePage(content),
    title: `${title} ${longtitle}`,
    headings: pieces.flatMap(readHeadings).join(' '),
    description,
    text: pieces.flatMap(readLines).join(' '),
  };
}

/** @returns what is shown of a page, line by line, the description first */
export function linesOf(content: LocalizedContent, words: WordWalker): readonly string[] {
  return [content.meta_description, ...piecesOf(content, words).flatMap(readLines)];
}
