import { isScalar, parseDocument, visit, type YAMLMap } from 'yaml';

/**
 * Gives every label a line for one more language, in the words of English, so that the file can be served.
 *
 * @param source a YAML file with labels such as `{ en: Voice, es: Voz, pt: Voz, ru: Голос }`
 * @param code the new language
 * @param known the codes of the others
 * @returns the same file, all else as it was written
 */
export function addLanguage(source: string, code: string, known: readonly string[]): string {
  const insertions: { readonly at: number; readonly text: string }[] = [];
  visit(parseDocument(source), {
    Map(_key, map) {
      const insertion = insertionFor(map, { source, code, known });
      if (insertion) insertions.push(insertion);
    },
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

interface Language {
  readonly source: string;
  readonly code: string;
  readonly known: readonly string[];
}

function insertionFor(map: YAMLMap, { source, code, known }: Language) {
  const keys = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  const languages = map.items.filter((_item, index) => known.includes(keys[index] ?? ''));
  // A label may have more than its words: a value of the taxonomy has an icon.
  const isLabel = languages.length === keys.length || languages.length > 1;
  if (!keys.includes('en') || keys.includes(code) || !isLabel) return undefined;
  const english = map.get('en', true);
  const last = languages.at(-1);
  const [lastKey, lastValue] = [last?.key, last?.value];
  if (!isScalar(english) || !english.range || !isScalar(lastValue) || !lastValue.range) return undefined;
  const words = source.slice(english.range[0], english.range[1]);
  const [, at] = lastValue.range;
  if (map.flow) return { at, text: `, ${code}: ${words}` };
  const start = isScalar(lastKey) && lastKey.range ? lastKey.range[0] : at;
  const indent = start - (source.lastIndexOf('\n', start - 1) + 1);
  return { at, text: `\n${' '.repeat(indent)}${code}: ${words}` };
}
