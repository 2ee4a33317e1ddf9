import type { WrittenLocale } from '#config/locales.ts';
import { NO_BREAK_SPACE, typography, WORD_JOINER, type Typography } from '#src/shared/text/typography/typography.ts';

/** A label of the interface is looked for by its words, by people and by machines: nothing unseen stands within a word of it. */
type TextKind = 'prose' | 'label';

/**
 * Puts quotes and no-break spaces as a language has them. Editors type what their keyboard has: straight quotes, or the marks
 * of any language, and ordinary spaces. Apostrophes and single quotes stay as they are typed. Text that is set already
 * stays the same.
 *
 * @param text running text, without markup and code
 */
export function typeset(text: string, language: WrittenLocale, kind: TextKind = 'prose'): string {
  return createTypesetter(language, kind)(text);
}

/** @returns sets the pieces of one text in their order: a quote may begin in one and end in another */
export function createTypesetter(language: WrittenLocale, kind: TextKind = 'prose'): (piece: string) => string {
  const style = typography[language];
  const spaces = spacesOf(language, kind);
  const setQuotes = createQuotes(style);
  return (piece) => setQuotes(spaces.reduce((text, [pattern, space]) => text.replaceAll(pattern, space), piece));
}

type Replacement = readonly [pattern: RegExp, by: string];

const known = new Map<string, readonly Replacement[]>();

function spacesOf(language: WrittenLocale, kind: TextKind): readonly Replacement[] {
  const key = `${language} ${kind}`;
  const style = typography[language];
  const spaces = known.get(key) ?? [...makeSpaces(style), ...(kind === 'prose' ? makeJoints(style) : [])];
  known.set(key, spaces);
  return spaces;
}

/** A number ends in a digit, in what a fact or a placeholder stands for (U+E001 while a file is read), or in the sign for it in a message. */
const NUMBER = '(?<=\\d|\\)\\)|\\ue001|\\}|#)';

/**
 * Behind the hyphen of a word of which a line would hold a stump: Wi-Fi, GSM-7, 38-й, candidate-se. Not in addresses, dates
 * and phone numbers.
 */
const SHORT_PART =
  /(?<=(?<![\p{L}\d\-@./_])(?:\p{L}{1,2}|\d+)-)(?=\p{L})|(?<=(?<![\p{L}\d\-@./_])\p{L}+-)(?=[\p{L}\d]{1,3}(?![\p{L}\d\-@/_]|\.[\p{L}\d]))/gu;

/** Behind the slash of a unit, and the 8 of a Russian toll-free number: kbit/s, 8-800. */
const SHORT_END = /(?<=бит\/|bit\/)(?=[sс](?!\p{L}))|(?<=(?<!\d)8-)(?=800(?!\d))/gu;

/** Between the two ends of a range: 50–100. */
const RANGE = /(?<=\d[–])(?=\d)/g;

/** What says that a number of a law, a paragraph or an edition follows. */
const SIGN_OF_NUMBER = /(?<=(?:[§№]|(?<!\p{L})(?:n\.[ºo]|no\.|art\.|sec\.|ст\.|п\.|стр\.))) (?=\d)/giu;

const escape = (text: string) => text.replaceAll('.', '\\.');

function makeSpaces(style: Typography): Replacement[] {
  const { beforePercent, units, leading, uncounted, dashKeepsPlace, inseparable } = style;
  return [
    [new RegExp(`${NUMBER}[ ${NO_BREAK_SPACE}]?%`, 'g'), `${beforePercent}%`],
    [new RegExp(`${NUMBER} (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), NO_BREAK_SPACE],
    // Thousands, and the groups of a phone number.
    [/(?<=(?<![\d.,])\+?\d{1,3}(?:[ \u00a0]\d{3})*) (?=\d{3}(?!\d))/g, NO_BREAK_SPACE],
    [SIGN_OF_NUMBER, NO_BREAK_SPACE],
    ...(uncounted === undefined ? [] : [keepCounted(uncounted)]),
    ...(dashKeepsPlace ? [[/(?<=\S) (?=[—–](?:\s|$))/g, NO_BREAK_SPACE] as const] : []),
    ...keepLeading(leading),
    ...inseparable.map((words) => [new RegExp(escape(words), 'g'), words.replaceAll(' ', NO_BREAK_SPACE)] as const),
  ];
}

const keepCounted = (uncounted: string): Replacement => [
  new RegExp(`(?<=[\\d#]) (?!(?:${uncounted}) )(?=\\p{Ll})`, 'gu'),
  NO_BREAK_SPACE,
];

const makeJoints = ({ leadingInProse }: Typography): Replacement[] => [
  [SHORT_PART, WORD_JOINER],
  [SHORT_END, WORD_JOINER],
  [RANGE, WORD_JOINER],
  ...keepLeading(leadingInProse),
];

const keepLeading = (words: string | undefined): Replacement[] =>
  words === undefined ? [] : [[new RegExp(`(?<=(?<![\\p{L}\\d])(?:${words})) (?=\\S)`, 'giu'), NO_BREAK_SPACE]];

/** Behind these, or at the beginning, a mark opens. */
const BEFORE_OPENING = /[\s([{—–/«„“‘¿¡]/;

function createQuotes({ quotes }: Typography): (piece: string) => string {
  let depth = 0;
  let before = ' ';
  return (piece) => {
    // Between two paragraphs: a mark that somebody forgot spoils its own.
    if (/^\s*\n\s*$/.test(piece)) depth = 0;
    let set = '';
    for (const sign of piece) {
      const mark = MARKS.has(sign) ? nextMark(sign) : sign;
      set += mark;
      before = mark;
    }
    return set;
  };

  function nextMark(sign: string): string {
    const opens = depth === 0 || (BEFORE_OPENING.test(before) && !ENDS.has(sign));
    if (!opens) depth -= 1;
    const [open, close] = quotes[Math.min(depth, 1) as 0 | 1];
    if (opens) depth += 1;
    return opens ? open : close;
  }
}

const MARKS = new Set(['"', '«', '»', '“', '”', '„']);

/** Marks that close in every language of the site. */
const ENDS = new Set(['»', '”']);
