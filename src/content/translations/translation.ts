import type { Path } from '#src/content/files/yamlFile.ts';

/**
 * A language file whose structure stands in another, its source: page words, and below `blocks` the words of each block by
 * its id.
 */

/** What a translation may say beside words, at any place: fields that this language has otherwise, each as a whole. */
export const DIFFERS = 'differs';
/** The value of `differs` of a block that this language does not show. */
export const ABSENT = 'absent';
/** Beside the words of a block, and beside those of the page: the version of the source that they were made from. */
export const FROM = 'from';

/** A group of fields, whatever they are. */
export type Fields = Readonly<Record<string, unknown>>;

/** @returns whether a value is a group of fields */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the same fields, but for some */
export function without(fields: Fields, ...keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));
}

/** @returns the fields that a language says it has otherwise here */
export function ownFields(value: unknown): Fields {
  const own = isFields(value) ? value[DIFFERS] : undefined;
  return isFields(own) ? own : {};
}

/** @returns the blocks of a page, as far as they are blocks */
export function blocksOf(page: unknown): readonly Fields[] {
  const blocks = isFields(page) ? page.blocks : undefined;
  return Array.isArray(blocks) ? blocks.filter(isFields) : [];
}

/**
 * @param translation what a translation says
 * @param page what it is part of
 * @param path of a field of the page
 * @returns the path of that field in the translation, whether it is there or not
 */
export function pathInTranslation(translation: unknown, page: unknown, path: Path): Path {
  const [first, index, ...rest] = path;
  const inBlock = first === 'blocks' && typeof index === 'number';
  const id = inBlock ? blocksOf(page)[index]?.id : undefined;
  const start = inBlock ? ['blocks', String(id)] : [];
  let here: unknown = inBlock ? valueIn(translation, start) : translation;
  const way: PropertyKey[] = [...start];
  for (const key of inBlock ? rest : path) {
    const own = ownFields(here);
    const isOwn = Object.hasOwn(own, key);
    way.push(...(isOwn ? [DIFFERS, key] : [key]));
    here = isOwn ? own[String(key)] : valueIn(here, [key]);
  }
  return way;
}

/** The other way round: of a field of a translation, its path in the page. */
export function pathInPage(page: unknown, path: Path): Path {
  const [first, id, ...rest] = path.filter((key) => key !== DIFFERS);
  const index = first === 'blocks' ? blocksOf(page).findIndex((block) => block.id === id) : -1;
  return index < 0 ? path : ['blocks', index, ...rest];
}

/** @returns what stands at a path; undefined where it leads nowhere */
export function valueIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, key) => {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    return (here as Readonly<Record<PropertyKey, unknown>>)[key];
  }, value);
}
