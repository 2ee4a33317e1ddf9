import { GROUPED_DIGITS } from '#src/pricing/data/groupedDigits.ts';

/** Why what was typed is no count; the words for it are in `NumberField`. */
export type CountProblem = 'empty' | 'notWhole' | 'tooLarge';

const GROUPED = new RegExp(`^${GROUPED_DIGITS}$`);

/** What the browser takes in a field before there is JavaScript: the same. */
export const COUNT_PATTERN = String.raw`\s*(\d+|${GROUPED_DIGITS})\s*`;

/**
 * @param text a number as somebody types it, `1 000` and `1,000` included
 * @param most the largest that is taken
 * @returns the number, or what is wrong with it
 */
export function readCount(text: string, most: number): number | CountProblem {
  const typed = text.trim();
  if (typed === '') return 'empty';
  const digits = GROUPED.test(typed) ? typed.replaceAll(/\D/g, '') : typed;
  if (!/^\d+$/.test(digits)) return 'notWhole';
  return Number(digits) > most ? 'tooLarge' : Number(digits);
}
