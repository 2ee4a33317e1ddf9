import { inOtherAlphabet, onOtherKeyboard } from '#src/search/server/otherLetters.ts';
import { foldWord } from '#src/search/server/searchTerms.ts';

/** What pages have in the place of a word that none has. */
interface Respelled {
  readonly words: readonly string[];
  /** Whether it can hardly be a slip instead. */
  readonly isSure: boolean;
}

/** Shorter parts of a word are by chance words, too; nobody joins two into a longer one. */
const SHORTEST_PART = 3;
const LONGEST_JOINED = 30;
/** So many letters of another keyboard are by chance no word. */
const SHORTEST_ON_OTHER_KEYBOARD = 4;

const ONLY_DIGITS = /^\p{N}+$/u;
/** Between a letter and a digit. */
const SEAM = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/**
 * @param word that no page has
 * @param pagesWith how many pages have all of some words
 * @returns what they have in its place: the same keys of the other keyboard (`wtyf`), the other alphabet (`апи`), letters and
 *   digits apart (`8800`, `crm24`), the two words that somebody wrote as one (`callcenter`); undefined where it is none of that
 */
export function respell(word: string, pagesWith: (words: readonly string[]) => number): Respelled | undefined {
  const bare = foldWord(word);
  const typed = bare.length < SHORTEST_ON_OTHER_KEYBOARD ? undefined : onOtherKeyboard(bare);
  for (const other of [inOtherAlphabet(bare), typed]) {
    if (other !== undefined && pagesWith([other]) > 0) return { words: [other], isSure: true };
  }
  const seam = word.split(SEAM);
  const tries = seam.length > 1 ? [seam] : joinsOf(word);
  let most = 0;
  let best: readonly string[] | undefined;
  for (const parts of tries) {
    const count = pagesWith(parts);
    if (count > most) [most, best] = [count, parts];
  }
  return best && { words: best, isSure: seam.length > 1 || ONLY_DIGITS.test(word) };
}

/** Digits are grouped as one likes: `8800` is `8-800` as well. A code of three is none of that. */
function joinsOf(word: string): string[][] {
  const shortest = ONLY_DIGITS.test(word) && word.length > SHORTEST_PART ? 1 : SHORTEST_PART;
  const last = word.length > LONGEST_JOINED ? 0 : word.length - shortest;
  const places = Array.from({ length: Math.max(0, last - shortest + 1) }, (_, number) => shortest + number);
  return places.map((place) => [word.slice(0, place), word.slice(place)]);
}
