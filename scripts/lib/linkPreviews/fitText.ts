const ELLIPSIS = '…';
/** What stands before an ellipsis at the end of a cut text only confuses. */
const LOOSE = /[\s,;:.–—(«“-]+$/;

type Measure = (text: string) => number;

/**
 * @param text one line
 * @param width the most that it may take, in em
 * @param measure the width of a text in em
 * @returns the text, where it is too wide cut behind a word, or within its only one, with an ellipsis
 */
export function cutText(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const words = text.split(/\s+/);
  return shorten(words, ' ', width, measure) ?? shorten(Array.from(words[0] ?? ''), '', width, measure) ?? ELLIPSIS;
}

function shorten(parts: readonly string[], glue: string, width: number, measure: Measure): string | undefined {
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const shorter = parts.slice(0, count).join(glue).replace(LOOSE, '') + ELLIPSIS;
    if (measure(shorter) <= width) return shorter;
  }
  return undefined;
}

/**
 * @param text any number of words
 * @param width the most that a line may take, in em
 * @param most how many lines there may be, at least one; the last of them is cut as `cutText` says
 * @param measure the width of a text in em
 * @returns the lines, each as full as it can be
 */
export function wrapText(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let rest = text.split(' ').filter(Boolean);
  while (rest.length > 0) {
    if (lines.length === most - 1) return [...lines, cutText(rest.join(' '), width, measure)];
    let taken = 1;
    while (taken < rest.length && measure(rest.slice(0, taken + 1).join(' ')) <= width) taken += 1;
    lines.push(cutText(rest.slice(0, taken).join(' '), width, measure));
    rest = rest.slice(taken);
  }
  return lines;
}
