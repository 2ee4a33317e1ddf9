import { visit } from 'yaml';
import { readLexemes } from '#src/content/files/lexemes.ts';
import type { YamlFile } from '#src/content/files/yamlFile.ts';

/** Spaces that YAML takes for letters. They come along when somebody copies from a text processor or from a page. */
const NO_BREAK = '\u00A0\u2007\u202F';

/** What takes no room at all, and comes along in the same way. */
const NO_WIDTH = '\u200B\u2060\uFEFF';

const UNSEEN = new RegExp(`[${NO_BREAK}${NO_WIDTH}]`);

/** What belongs in no text, and what a browser shows nothing or a box of; a tab and the end of a line are none of it. */
const CONTROL = /[\0-\u0008\u000B\u000C\u000E-\u001F\u007F]|\r(?!\n)/g;

/** Of the word behind which something stands. */
const LONGEST_SHOWN = 30;

/** A character that nobody sees. */
interface Unseen {
  readonly offset: number;
  readonly rule: string;
}

/** @returns the control characters in the texts of a file, which YAML takes as they are */
export function findControls(source: string): Unseen[] {
  return [...source.matchAll(CONTROL)].map(({ 0: sign, index }) => {
    const [behind = ''] = /[^\s"'\p{Cc}]*$/u.exec(source.slice(Math.max(0, index - LONGEST_SHOWN), index)) ?? [];
    const place = behind ? `stands behind "${behind}"` : 'stands here';
    return { offset: index, rule: `a character that cannot be seen (${codeOf(sign)}) ${place}; take it away` };
  });
}

/** What a line begins with: its indentation, hyphens, and a name with its colon and what is next to it. */
const STRUCTURE = new RegExp(
  `^[\\s${NO_WIDTH}]*(?:-[\\s${NO_WIDTH}]+)*(?:[\\w${NO_BREAK}${NO_WIDTH}-]+ *:[\\s${NO_WIDTH}]?)?`,
  'gm',
);

/** @returns the first character in the structure of a file that is broken which is no space, and may be what breaks it */
export function findWrongSpace(source: string): Unseen | undefined {
  if (!UNSEEN.test(source)) return undefined;
  for (const { 0: structure, index } of source.matchAll(STRUCTURE)) {
    const at = structure.search(UNSEEN);
    const offset = index + at;
    // The first character of a file may say how it is encoded.
    if (at >= 0 && offset > 0 && !isInBlockText(source, offset))
      return { offset, rule: explainSign(structure.charAt(at)) };
  }
  return undefined;
}

/** @returns whether a place is in a text below `|` or `>`, which may begin its lines with anything */
function isInBlockText(source: string, at: number): boolean {
  let isBelow = false;
  for (const { text, type, offset } of readLexemes(source)) {
    if (offset > at) break;
    if (type === 'scalar' && isBelow && at < offset + text.length) return true;
    if (type === 'scalar' || type === 'block-scalar-header') isBelow = type !== 'scalar';
  }
  return false;
}

/** @returns the first character that nobody sees in the name of a field: the name is another than it looks like */
export function findUnseenName({ source, document }: YamlFile): Unseen | undefined {
  if (!UNSEEN.test(source)) return undefined;
  let found: Unseen | undefined;
  visit(document, {
    Scalar(key, { range }) {
      if (key !== 'key' || !range) return undefined;
      const at = source.slice(range[0], range[1]).search(UNSEEN);
      if (at < 0) return undefined;
      found = { offset: range[0] + at, rule: explainSign(source.charAt(range[0] + at)) };
      return visit.BREAK;
    },
  });
  return found;
}

const explainSign = (sign: string) =>
  NO_BREAK.includes(sign)
    ? `a no-break space (${codeOf(sign)}) stands where an ordinary one is due; write a space in its place`
    : `a character that cannot be seen (${codeOf(sign)}) stands in the name of a field, or in front of it; take it away`;

const codeOf = (sign: string) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
