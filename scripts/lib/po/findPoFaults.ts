import { isHeader, readEntries, type PoEntry } from './readEntries.ts';

/** A remark, nothing, or a quoted text with its keyword: the parser takes from any other line what it can. */
const LINE = /^(?:#.*|(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+)?"(?:[^"\\]|\\.)*")?$/;

/** A letter as the numbers of its bytes, as gettext writes it with `--escape`: the parser takes each byte for a letter. */
const IN_NUMBERS = /^[^#"]*"(?:[^"\\]|\\[^0-7x])*\\[0-7x]/;

/**
 * @param source a PO file, by whomever it was written
 * @returns what is damaged in it, each with its line: no parser says so, and a text would be lost
 */
export function findPoFaults(source: string): string[] {
  const lines = source.split('\n').flatMap((line, index) => {
    const fault = findLineFault(line.trim());
    return fault === undefined ? [] : [`line ${String(index + 1)}: ${line.trim()} ${fault}`];
  });
  const entries = readEntries(source);
  const first = new Map(entries.map((entry) => [keyOf(entry), entry.line] as const).reverse());
  const broken = entries.flatMap((entry, index) => {
    const twin = first.get(keyOf(entry)) ?? entry.line;
    const isThereTwice = `it is there twice, in line ${String(twin)} too; take one of them out`;
    const fault = findFault(entry, index) ?? (twin === entry.line ? undefined : isThereTwice);
    return fault === undefined ? [] : [`line ${String(entry.line)}: ${fault}`];
  });
  return [...lines, ...broken];
}

function findLineFault(line: string): string | undefined {
  if (!LINE.test(line)) return 'is no line of a PO file; are its quotes closed?';
  return IN_NUMBERS.test(line) ? 'has letters as numbers; save the file without them: msgcat --no-escape' : undefined;
}

const keyOf = ({ context, source }: PoEntry) => `${context}\n${source}`;

function findFault(entry: PoEntry, index: number): string | undefined {
  const { keywords, source } = entry;
  if (keywords.some((keyword) => keyword === 'msgid_plural' || keyword.includes('[')))
    return 'a text has one form here; write it as msgstr, without msgid_plural';
  if (!keywords.includes('msgid')) return 'it has no msgid; remarks stand above an entry, never within';
  if (!keywords.includes('msgstr')) return 'it has no msgstr; is the end of the file there?';
  const twice = keywords.find((keyword, place) => keywords.indexOf(keyword) < place);
  if (twice !== undefined) return `it has ${twice} twice; take one of them out`;
  return source !== '' || isHeader(entry, index) ? undefined : 'its msgid is empty; write it as it was';
}
