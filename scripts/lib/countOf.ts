/**
 * @param number how many there are
 * @param what one of them, in English: `text`, `content file`
 * @returns `1 text`, `2 texts`
 */
export function countOf(number: number, what: string): string {
  return `${String(number)} ${what}${number === 1 ? '' : 's'}`;
}
