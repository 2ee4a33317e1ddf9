/** Sizes in px, largest first, each with the most lines that it may take. */
const STEPS = [
  { size: 84, lines: 2 },
  { size: 72, lines: 3 },
  { size: 64, lines: 4 },
  { size: 56, lines: 4 },
  { size: 48, lines: 4 },
  { size: 40, lines: 4 },
] as const;

const NO_BREAK_SPACE = '\u00A0';

export interface WrappedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * Sets a title in at most four lines, as large as it fits, with lines of about one length. Words are never cut.
 *
 * @param title the text
 * @param width the most that a line may take, in px
 * @param measure the width of a text in em
 * @throws when it does not fit at the smallest size
 */
export function wrapTitle(title: string, width: number, measure: (text: string) => number): WrappedTitle {
  const words = splitWords(title);
  for (const { size, lines: most } of STEPS) {
    const lines = balance(words, width / size, measure);
    if (lines && lines.length <= most) return { size, lines };
  }
  throw new Error(`The title does not fit into a link preview: ${title}`);
}

/** A dash stays with what it follows, a preposition of one or two letters with what follows it. */
function splitWords(title: string): string[] {
  return title
    .replaceAll(/ (?=[—–] )/g, NO_BREAK_SPACE)
    .replaceAll(/(?<=(?:^|[\s(«“])\p{L}{1,2}) /gu, NO_BREAK_SPACE)
    .split(' ')
    .filter(Boolean);
}

/** As few lines as there can be, then as narrow as they can be without one more: CSS calls it `text-wrap: balance`. */
function balance(words: readonly string[], limit: number, measure: (text: string) => number): string[] | undefined {
  let best = fill(words, limit, measure);
  if (!best) return undefined;
  for (;;) {
    const widest = Math.max(...best.map(measure));
    const narrower = fill(words, widest - 0.01, measure);
    if (!narrower || narrower.length > best.length) return best;
    best = narrower;
  }
}

/** @returns the lines; undefined when a word alone is wider than the limit */
function fill(words: readonly string[], limit: number, measure: (text: string) => number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
    if (measure(word) > limit) return undefined;
  }
  return lines;
}
