import type { TextPart } from '#src/search/data/searchAnswer.ts';
import type { Line } from '#src/search/server/pageLines.ts';
import { lowerText, WORD, type TermsOf } from '#src/search/server/searchTerms.ts';

/** Characters of an excerpt. */
const LONGEST = 220;
/** Of these, how many may stand before the first word that was looked for. */
const BEFORE = 60;

/** Letters at the end of a term that another form of the word may not have. */
const ENDING = 2;
const SHORTEST_BEGINNING = 3;

/** What was found on a page. */
interface Found {
  readonly termsOf: TermsOf;
  /** The terms of the page. */
  readonly terms: ReadonlySet<string>;
  /** How many words of the question they answer. */
  readonly answered: number;
}

interface Place {
  readonly from: number;
  readonly to: number;
  /** What it is known by. */
  readonly term: string;
}

function findPlaces(text: string, { termsOf, terms }: Found): Place[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const known = termsOf(lowerText(word));
    // All forms of a word count as one: they have the last term in common.
    const term = known.some((each) => terms.has(each)) ? known.at(-1) : undefined;
    return term === undefined ? [] : [{ from: index, to: index + word.length, term }];
  });
}

/** @returns the whole text in parts, in which what was found is marked */
export function markFound(text: string, found: Found): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { from, to } of findPlaces(text, found)) {
    if (from > end) parts.push({ text: text.slice(end, from) });
    parts.push({ text: text.slice(from, to), found: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/**
 * @param lines of a page; the first is what stands for it where none has the words
 * @returns of the first line with most of them what is around the first word, in parts
 */
export function makeExcerpt(lines: readonly Line[], found: Found): TextPart[] {
  let best = lines[0]?.text ?? '';
  let most = 0;
  const beginnings = beginningsOf(found);
  for (const { text, bare } of lines) {
    // To look at every word of a page takes long: most lines have none of the letters.
    if (!beginnings.some((beginning) => bare.includes(beginning))) continue;
    const count = new Set(findPlaces(text, found).map(({ term }) => term)).size;
    if (count > most) [best, most] = [text, count];
    if (most >= found.answered) break;
  }
  return markFound(cutAround(best, findPlaces(best, found)[0]?.from ?? 0), found);
}

function beginningsOf({ terms }: Found): string[] {
  return [...new Set([...terms].map((term) => term.slice(0, Math.max(SHORTEST_BEGINNING, term.length - ENDING))))];
}

/** Between words, with an ellipsis where something is left out. */
function cutAround(line: string, place: number): string {
  if (line.length <= LONGEST) return line;
  const wanted = Math.max(0, Math.min(place - BEFORE, line.length - LONGEST));
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const start = from > 0 && from <= place ? from : wanted;
  const rest = line.slice(start, start + LONGEST);
  const isEnd = start + LONGEST >= line.length;
  const shown = isEnd ? rest : rest.slice(0, Math.max(rest.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,;:–—-]+$/, '');
  return `${start > 0 ? '… ' : ''}${shown.trim()}${isEnd ? '' : ' …'}`;
}
