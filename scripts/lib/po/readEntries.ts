/** An entry of a PO file as its lines say it: a message, or the header, which has no source. */
export interface PoEntry {
  /** Of its first keyword, counted from 1. */
  readonly line: number;
  readonly keywords: readonly string[];
  /** What its msgctxt and its msgid say, as it is written; empty where they are not there. */
  readonly context: string;
  readonly source: string;
}

const TEXT = /^(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)\s+)?"(.*)"$/;

/** A remark ends an entry. What a source has said before, and what is obsolete, is none. */
const REMARK = /^#(?![|~])/;

/**
 * Parsers take of a damaged entry what they can, and say nothing of it.
 *
 * @param source a PO file
 * @returns its entries from top to bottom, whole or not, without the obsolete ones
 */
export function readEntries(source: string): PoEntry[] {
  const entries: { line: number; keywords: string[]; context: string; source: string }[] = [];
  let open: (typeof entries)[number] | undefined;
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim();
    if (REMARK.test(line)) open = undefined;
    const [found, keyword, text = ''] = TEXT.exec(line) ?? [];
    if (found === undefined) continue;
    if (!open || begins(keyword, open))
      entries.push((open = { line: index + 1, keywords: [], context: '', source: '' }));
    if (keyword !== undefined) open.keywords.push(keyword);
    if (open.keywords.at(-1) === 'msgctxt') open.context += text;
    if (open.keywords.at(-1) === 'msgid') open.source += text;
  }
  return entries;
}

const begins = (keyword: string | undefined, { keywords }: PoEntry) =>
  keyword === 'msgctxt' || (keyword === 'msgid' && keywords.includes('msgid'));

/** @returns whether it is the header, which stands first */
export const isHeader = ({ context, source }: PoEntry, index: number): boolean =>
  index === 0 && context === '' && source === '';
