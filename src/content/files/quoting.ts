/** What cannot begin a text that has no quotes: each means something else to YAML. */
const MARKS = /^(?:[*&!%@`|>{[\]}#,"']|[-?](?=\s|$))/;

/**
 * @param key of the field that has the text; an entry of a list has a number, or none
 * @returns how the text is to be written
 */
export const inQuotes = (key: PropertyKey | undefined, text: string): string =>
  fieldOf(key, /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`);

const fieldOf = (key: PropertyKey | undefined, value: string) => (typeof key === 'string' ? `${key}: ${value}` : value);

/** @returns what to do with a number or a yes that is in quotes: nothing else makes a text of it */
export const explainQuoted = (key: PropertyKey | undefined, text: string): string =>
  `"${text}" is a text, as it is in quotes; take them away: ${fieldOf(key, text.toLowerCase())}`;

/** In braces a comma ends a value, too. */
const NEEDS_QUOTES = new RegExp(`${MARKS.source}|:(?:\\s|$)|[,#]`);

/** A word processor sets them in place of straight ones, and YAML takes them for letters. */
const CURLY = /^[“”„«‘’‚](?<text>.*)[“”»‘’]$/s;

/** @returns the text within curly quotes that stand around all of it; undefined without them */
export const withinCurly = (text: string): string | undefined => CURLY.exec(text)?.groups?.text;

/** @returns what to do with a value that is none for the curly quotes around it */
export const explainCurly = (key: PropertyKey | undefined, text: string): string =>
  `stands in curly quotes, which YAML takes for letters; write ${NEEDS_QUOTES.test(text) ? inQuotes(key, text) : fieldOf(key, text)}`;

/** @returns what to do with a text whose first character means something else to YAML */
export const beginsWithMark = (mark: string, key: PropertyKey | undefined, text: string): string =>
  `a text that begins with ${mark} must be in quotes: ${inQuotes(key, text)}`;

/** @returns whether it is fields in braces: no text looks like that */
export const isGroup = (text: string): boolean => /^\{\s*["']?[\w-]+["']?:\s/.test(text);

/** @returns why YAML does not see the text that its writer meant, and how to write it; undefined where quotes are not what it lacks */
export function explainUnquoted(key: PropertyKey | undefined, text: string): string | undefined {
  const [mark] = MARKS.exec(text) ?? [];
  if (mark === '"') return `the second " ends the text; write \\" for a quote within it, or put the text in '…'`;
  if (mark === "'") return `the second ' ends the text; write '' for an apostrophe, or put the text in "…"`;
  if (isGroup(text)) return undefined;
  if (mark) return beginsWithMark(mark, key, text);
  if (/:(\s|$)/.test(text))
    return `a text with a colon in it must be in quotes: ${inQuotes(key, withinCurly(text) ?? text)}`;
  return undefined;
}
