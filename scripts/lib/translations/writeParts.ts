import { parseDocument, stringify } from 'yaml';
import { FROM, isFields, valueIn } from '#src/content/translations/translation.ts';
import type { Part } from '#src/content/translations/versions.ts';
import type { Path } from '#src/content/files/yamlFile.ts';
import { appendEntry, insertEntry, replaceTexts } from './editYaml.ts';
import type { TranslatedWord } from './openPages.ts';

/** A word with its new text. */
export interface NewWord extends Pick<TranslatedWord, 'path' | 'own'> {
  readonly text: string;
}

const read = (source: string): unknown => parseDocument(source).toJS();

/**
 * @param source a translation
 * @param words texts for it; those of a block that it does not have yet are all there
 * @param page what its own source says, and the same as a translation: new entries stand in the same order and form
 * @returns the same with these texts, all else as it was written
 */
export function writeWords(source: string, words: readonly NewWord[], page: PageForm): string {
  const data = read(source);
  const there = words.filter(({ own }) => typeof valueIn(data, own) === 'string');
  const missing = words.filter((word) => !there.includes(word));
  const texts = textsOf(words);
  const replaced = replaceTexts(
    source,
    there.map(({ own, text }) => ({ path: own, text })),
  );
  return missing.reduce((text, word) => addWord(text, word, { ...page, texts }), replaced);
}

/** A page, as its source and as a translation of it has it. */
interface PageForm {
  readonly data: unknown;
  readonly form: unknown;
}

/** Puts in what is missing on the way down to the word, with all words that are in it. */
function addWord(
  source: string,
  { own, path }: NewWord,
  { data: page, form, texts }: PageForm & { readonly texts: ReadonlyMap<string, string> },
): string {
  const data = read(source);
  if (valueIn(data, own) !== undefined) return source;
  const depth = own.findIndex((_, index) => valueIn(data, own.slice(0, index + 1)) === undefined);
  const [around, key] = [own.slice(0, depth), own[depth]];
  const value = translate(valueIn(form, own.slice(0, depth + 1)), own.slice(0, depth + 1), texts);
  if (typeof key !== 'number')
    return insertEntry(source, around, { key: String(key), value, order: orderAt(page, own, path, depth) });
  const list = valueIn(data, around);
  const isNext = Array.isArray(list) && list.length === key;
  return isNext
    ? appendEntry(source, around, value)
    : addWord(appendEntry(source, around, {}), { own, path, text: '' }, { data: page, form, texts });
}

/**
 * @param form a page as a translation has it, in the words of its source
 * @param words a text for each of them
 * @returns the translation; nothing where there are no words
 */
export function writeNew(form: unknown, words: readonly NewWord[]): string {
  const texts = textsOf(words);
  return texts.size === 0 ? '' : stringify(translate(form, [], texts), { lineWidth: 0 });
}

const textsOf = (words: readonly NewWord[]) => new Map(words.map(({ own, text }) => [own.join('\n'), text]));

function translate(value: unknown, path: Path, texts: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, index) => translate(item, [...path, index], texts));
  if (!isFields(value)) return texts.get(path.join('\n')) ?? value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(item, [...path, key], texts)]));
}

/** @returns the keys beside a missing one, as the source has them */
function orderAt(page: unknown, own: Path, path: Path, depth: number): string[] {
  const [first] = own;
  if (first === 'blocks' && depth === 1) {
    const blocks = valueIn(page, ['blocks']);
    return Array.isArray(blocks) ? blocks.filter(isFields).map(({ id }) => String(id)) : [];
  }
  const around = valueIn(page, path.slice(0, depth));
  return [FROM, ...(isFields(around) ? Object.keys(around) : [])];
}

/** @returns a translation that remembers today's version of these parts, of which it may not have all */
export function writeVersions(source: string, parts: readonly Pick<Part, 'id' | 'version'>[]): string {
  const data = read(source);
  const own = parts
    .map(({ id, version }) => ({ path: id === undefined ? [] : ['blocks', id], version }))
    .filter(({ path }) => isFields(valueIn(data, path)));
  const isDated = ({ path }: { readonly path: Path }) => typeof valueIn(data, [...path, FROM]) === 'string';
  const replaced = replaceTexts(
    source,
    own.filter(isDated).map(({ path, version }) => ({ path: [...path, FROM], text: version })),
  );
  return own
    .filter((part) => !isDated(part))
    .reduce(
      (text, { path, version }) => insertEntry(text, path, { key: FROM, value: version, order: [FROM] }),
      replaced,
    );
}
