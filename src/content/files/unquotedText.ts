import { readLexemes } from '#src/content/files/lexemes.ts';

/** A text without quotes, as its writer meant it. */
export interface UnquotedText {
  /** Of the field whose text it is; an entry of a list has none. */
  readonly key: string | undefined;
  readonly offset: number;
  readonly text: string;
  /** Whether other fields may be beside it on the line. */
  readonly isInBraces: boolean;
}

/** A block, or what an open bracket begins. */
interface Level {
  readonly bracket: string;
  /** Behind the colon, hyphen, comma or bracket that a value follows. */
  start?: number;
}

/**
 * @param source YAML that is broken
 * @param at where the parser stopped, which is at the text, in it or behind it
 * @returns the text
 */
export function findUnquotedText(source: string, at: number): UnquotedText | undefined {
  const levels = levelsAt(source, at);
  const start = levels.at(-1)?.start;
  if (start === undefined) return undefined;
  const offset = start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0);
  const text = levels.length > 1 ? cutInBrackets(source.slice(offset), levels) : cutInBlock(source, start, offset);
  const [, key] = /([\w-]+)["']?\s*:$/.exec(source.slice(0, start)) ?? [];
  return text === '' ? undefined : { key, offset, text, isInBraces: levels.at(-1)?.bracket === '{' };
}

/** @returns what is open at a place, from the outside in */
function levelsAt(source: string, at: number): Level[] {
  const levels: Level[] = [{ bracket: '' }];
  for (const { text, type, offset } of readLexemes(source)) {
    if (offset >= at) break;
    const end = offset + text.length;
    const level = levels.at(-1);
    if (type === 'flow-map-start' || type === 'flow-seq-start') levels.push({ bracket: text, start: end });
    else if (type === 'flow-map-end' || type === 'flow-seq-end') levels.splice(Math.max(1, levels.length - 1));
    else if (level && (type === 'map-value-ind' || type === 'seq-item-ind' || type === 'comma')) level.start = end;
  }
  return levels;
}

/** In brackets a text ends where the next field or entry begins, or the line: what closes the brackets is not of it. */
function cutInBrackets(rest: string, levels: readonly Level[]): string {
  const next = levels.at(-1)?.bracket === '{' ? /\n|,\s+["']?[\w-]+["']?:\s/ : /\n|,\s/;
  const end = rest.search(next);
  const closers = new RegExp(`(\\s*[}\\]],?){0,${String(levels.length - 1)}}\\s*$`);
  const isLast = end < 0 || rest[end] === '\n';
  const text = rest.slice(0, end < 0 ? undefined : end);
  return (isLast ? text.replace(closers, '') : text).trim();
}

/** Without brackets it goes on in the lines below that are indented deeper than its field, and are none themselves. */
function cutInBlock(source: string, start: number, offset: number): string {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const indent = /^\s*(?:- +)*/.exec(before)?.[0].length ?? 0;
  const deepest = before.endsWith('-') ? before.length - 1 : indent;
  const [first = '', ...lines] = source.slice(offset).split('\n');
  const end = lines.findIndex((line) => !isDeeper(line, deepest) || /^\s*(?:-\s|["']?[\w-]+["']?:(?:\s|$))/.test(line));
  return [first, ...lines.slice(0, end < 0 ? undefined : end)]
    .map((line) => line.trim())
    .join(' ')
    .trim();
}

const isDeeper = (line: string, indent: number) => /\S/.test(line) && line.search(/\S/) > indent;
