/** A reference that may be one: what is written otherwise is found by the check. */
const WRITTEN = /\(\([a-z0-9-]+(?:\.[a-z]+)?\)\)/g;

/** In its place: two signs that no text has, and one between them that says which reference it was. */
const HELD = /\ue000(.)\ue001/gsu;

/** The first sign between them; thousands of references may follow. */
const FIRST = 0xf0000;

/** Content whose references are out of the way. */
interface Held {
  readonly data: unknown;
  /** Puts them back, into whatever was made of the content. */
  readonly release: <Value>(value: Value) => Value;
}

/**
 * Limits count what is read, and a reference is longer than what it stands for: while a file is checked, each counts as a
 * few letters.
 *
 * @param source the file
 * @param data what it says
 */
export function holdReferences(source: string, data: unknown): Held {
  if (!source.includes('((')) return { data, release: (value) => value };
  const references: string[] = [];
  const held = mapTexts(data, (text) =>
    text.replaceAll(WRITTEN, (reference) => {
      const sign = String.fromCodePoint(FIRST + references.length);
      references.push(reference);
      return `\ue000${sign}\ue001`;
    }),
  );
  const put = (text: string) =>
    text.replaceAll(HELD, (_, sign: string) => references[(sign.codePointAt(0) ?? 0) - FIRST] ?? '');
  return { data: held, release: (value) => mapTexts(value, put) };
}

/** What has no text that changes stays the same object. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => mapTexts(item, change));
    return items.some((item, index) => item !== value[index]) ? (items as Value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, mapTexts(item as unknown, change)] as const);
  const isSame = entries.every(([key, item]) => item === (value as Readonly<Record<string, unknown>>)[key]);
  return isSame ? value : (Object.fromEntries(entries) as Value);
}
