import type { LocalizedContent } from '#src/content/document.ts';
import { countWords, type WordWalker } from '#src/content/language/words.ts';

const WORDS_PER_MINUTE = 200;

/** Lists ask for many of them: content stays the same object until its file changes. */
const known = new WeakMap<LocalizedContent, number>();

/**
 * @param walker knows where the words of a language are
 * @returns how long the blocks of a page take to read, in whole minutes, at least one
 */
export function readingMinutes(content: LocalizedContent, walker: WordWalker): number {
  const before = known.get(content);
  if (before !== undefined) return before;
  const { blocks } = content;
  const minutes = Math.max(1, Math.round(countWords(walker.list({ blocks })) / WORDS_PER_MINUTE));
  known.set(content, minutes);
  return minutes;
}

/** @param minutes what the build has found of the same content */
export function rememberMinutes(content: LocalizedContent, minutes: number): void {
  known.set(content, minutes);
}
