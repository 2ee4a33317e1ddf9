import { SOFT_HYPHEN } from '#src/search/server/searchTerms.ts';

/**
 * @param text what somebody typed, or an address says
 * @returns what is looked for: without what nobody sees, such as control characters and marks of direction, which would turn
 *   the words of a page around; '' where nothing is left
 */
export function cleanQuestion(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(SOFT_HYPHEN, '')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
}
