import { NO_BREAK_SPACE } from '#src/shared/text/typography/typography.ts';

/** Sizes in px, largest first, each with the most lines that it may take. */
const STEPS = [
  { size: 84, lines: 2 },
  { size: 72, lines: 3 },
  { size: 64, lines: 4 },
  { size: 56, lines: 4 },
  { size: 48, lines: 4 },
  { size: 40, lines: 4 },
] as const;

interface WrappedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Where the shortest line is less than this part of the longest, a smaller size that does better is taken. */
const EVEN = 0.36;

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
  const widths = new Map<string, number>();
  const measureOnce = (text: string) => {
    const known = widths.get(text) ?? measure(text);
    widths.set(text, known);
    return known;
  };
  const fitting = STEPS.flatMap(({ size, lines: most }) => {
    const lines = balance(words, most, width / size, measureOnce);
    return lines ? [{ size, lines }] : [];
  });
  const [largest] = fitting;
  if (!largest) throw new Error(`The title does not fit into a link preview: ${title}`);
  const isEven = ({ lines }: WrappedTitle) => {
    const lengths = lines.map(measureOnce);
    return Math.min(...lengths) >= EVEN * Math.max(...lengths);
  };
  return fitting.find(isEven) ?? largest;
}

/** In letters this large, beside what the language asks for: a dash stays with what it follows; a short word, or a number, with what follows it. */
function splitWords(title: string): string[] {
  return title
    .replaceAll(/ (?=[—–] )/g, NO_BREAK_SPACE)
    .replaceAll(/(?<=(?:^|[\s(«“])(?:\p{L}{1,2}|\d+)) /gu, NO_BREAK_SPACE)
    .split(' ')
    .filter(Boolean);
}

/** As few lines as there can be, and of those the most even: CSS calls it `text-wrap: balance`. */
function balance(words: readonly string[], most: number, limit: number, measure: (text: string) => number) {
  for (let count = 1; count <= most; count += 1) {
    const best = breakInto(count, words, limit, measure);
    if (best) return best.lines;
  }
  return undefined;
}

interface Breaks {
  readonly lines: readonly string[];
  /** The sum of the squares of the lines' widths, which is least where they are even. */
  readonly unevenness: number;
}

/** Tries each first line with the best breaks of the rest: a title has few words. */
function breakInto(
  count: number,
  words: readonly string[],
  limit: number,
  measure: (text: string) => number,
): Breaks | undefined {
  let best: Breaks | undefined;
  const longest = words.length - (count - 1);
  for (let taken = count === 1 ? words.length : 1; taken <= longest; taken += 1) {
    const line = words.slice(0, taken).join(' ');
    const width = measure(line);
    if (width > limit) break;
    const rest = count === 1 ? { lines: [], unevenness: 0 } : breakInto(count - 1, words.slice(taken), limit, measure);
    const unevenness = width ** 2 + (rest?.unevenness ?? Infinity);
    if (rest && unevenness < (best?.unevenness ?? Infinity)) best = { lines: [line, ...rest.lines], unevenness };
  }
  return best;
}
