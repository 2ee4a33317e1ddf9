/** The entries of a PO file as their lines say them: of what is wrong with one the parser says nothing, and drops it. */

/** A message, or the header. */
export interface PoEntry {
  /** Of its first keyword, counted from 1. */
  readonly line: number;
  readonly keywords: readonly string[];
  /** Whether its msgid says something: that of the header does not. */
  readonly hasSource: boolean;
}

const TEXT = /^(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)\s+)?"(.*)"$/;

/** A remark ends an entry. What a source has said before, and what is obsolete, is none. */
const REMARK = /^#(?![|~])/;

/** @returns the entries from top to bottom, with what is wrong in them */
export function readEntries(source: string): PoEntry[] {
  const entries: { line: number; keywords: string[]; hasSource: boolean }[] = [];
  let open: (typeof entries)[number] | undefined;
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim();
    if (REMARK.test(line)) open = undefined;
    const [found, keyword, text = ''] = TEXT.exec(line) ?? [];
    if (found === undefined) continue;
    if (!open || begins(keyword, open)) entries.push((open = { line: index + 1, keywords: [], hasSource: false }));
    if (keyword !== undefined) open.keywords.push(keyword);
    if (open.keywords.at(-1) === 'msgid' && text !== '') open.hasSource = true;
  }
  return entries;
}

const begins = (keyword: string | undefined, { keywords }: PoEntry) =>
  keyword === 'msgctxt' || (keyword === 'msgid' && keywords.includes('msgid'));

/** @returns whether it is the header, which stands first */
export const isHeader = ({ keywords, hasSource }: PoEntry, index: number): boolean =>
  index === 0 && !hasSource && !keywords.includes('msgctxt');

/** @returns what is wrong with an entry; undefined where nothing is */
export function findFault(entry: PoEntry, index: number): string | undefined {
  const { keywords, hasSource } = entry;
  if (keywords.some((keyword) => keyword === 'msgid_plural' || keyword.includes('[')))
    return 'a text of a page has one form; write it as msgstr, without msgid_plural';
  if (!keywords.includes('msgid')) return 'it has no msgid; remarks stand above an entry, never within';
  if (!keywords.includes('msgstr')) return 'it has no msgstr; is the end of the file there?';
  const twice = keywords.find((keyword, place) => keywords.indexOf(keyword) < place);
  if (twice !== undefined) return `it has ${twice} twice; take one of them out`;
  return hasSource || isHeader(entry, index) ? undefined : 'its msgid is empty; write it as it was exported';
}
