import type { WrittenLocale } from '#config/locales.ts';

/** How a language sets its text: what a compositor knows, and no editor has to type. */
export interface Typography {
  /** Opening and closing marks, outside and within other quotes. */
  readonly quotes: readonly [readonly [string, string], readonly [string, string]];
  /** What stands between a number and the sign for per cent. */
  readonly beforePercent: string;
  /** Units that stay on the line of their number, as a pattern. */
  readonly units: string;
  /** Words that do not stand last on a line, as a pattern; undefined where there are none. */
  readonly leading?: string;
  /** Further ones in running text. */
  readonly leadingInProse?: string;
  /**
   * Where a number keeps the word that it counts on its line, those that it does not count, as a pattern: a line of hours and
   * their prepositions could not be broken at all. Undefined where it keeps none.
   */
  readonly uncounted?: string;
  /** Whether a dash never begins a line. */
  readonly dashKeepsPlace: boolean;
  /** Pieces that are one word to their readers. */
  readonly inseparable: readonly string[];
}

/** U+00A0 */
export const NO_BREAK_SPACE = '\u00a0';

/** U+2060: without width, and no line ends at it. Behind a hyphen or a dash it keeps them in the line of what follows. */
export const WORD_JOINER = '\u2060';

/** @returns a text as it is typed, without the signs that nobody sees: for what counts or compares its letters */
export const asTyped = (text: string): string => text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '');

const UNITS = 'ms|s|min|h|k?bit/s|kbps|Hz|[kM]Hz|[KMGT]B|px|USD|EUR|RUB|€|₽';

const ENGLISH_QUOTES = ['“', '”'] as const;
const GUILLEMETS = ['«', '»'] as const;

/** Of two letters: they lead to the next word, and no number counts them. */
const RUSSIAN_SHORT_WORDS = '[вкс]о|до|за|из|на|не|ни|об|от|по';

/** A row for each language. */
export const typography: Readonly<Record<WrittenLocale, Typography>> = {
  en: {
    quotes: [ENGLISH_QUOTES, ['‘', '’']],
    beforePercent: '',
    units: `${UNITS}|[ap]\\.m\\.`,
    dashKeepsPlace: false,
    inseparable: [],
  },
  es: {
    quotes: [GUILLEMETS, ENGLISH_QUOTES],
    beforePercent: NO_BREAK_SPACE,
    units: UNITS,
    dashKeepsPlace: false,
    inseparable: ['EE. UU.'],
  },
  pt: {
    quotes: [GUILLEMETS, ENGLISH_QUOTES],
    beforePercent: '',
    units: UNITS,
    dashKeepsPlace: false,
    inseparable: [],
  },
  ru: {
    quotes: [GUILLEMETS, ['„', '“']],
    beforePercent: NO_BREAK_SPACE,
    units: UNITS,
    leading: '[авикосуя]',
    leadingInProse: RUSSIAN_SHORT_WORDS,
    // Without с, which stands for seconds too.
    uncounted: `[авикоуя]|${RUSSIAN_SHORT_WORDS}|или`,
    dashKeepsPlace: true,
    inseparable: [],
  },
};
