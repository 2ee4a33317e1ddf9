import type { LocalizedContent } from '#src/content/document.ts';
import { countWords, type WordWalker } from '#src/content/language/words.ts';

const WORDS_PER_MINUTE = 200;

/**
 * @param walker knows where the words of a language are
 * @returns how long the blocks of a page take to read, in whole minutes, at least one
 */
export function readingMinutes({ blocks }: LocalizedContent, walker: WordWalker): number {
  return Math.max(1, Math.round(countWords(walker.list({ blocks })) / WORDS_PER_MINUTE));
}
