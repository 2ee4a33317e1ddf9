import { isDeepStrictEqual } from 'node:util';
import { DIFFERS, isFields, ownFields, type Fields } from '#src/content/translations/translation.ts';
import { branch, type WordTree } from '#src/content/translations/wordTree.ts';
import type { Path } from '#src/content/files/yamlFile.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';

/** What of a translation does not fit its source. */
export interface Misfit {
  /** In the translation. */
  readonly path: Path;
  /** In the source. */
  readonly whole: Path;
  readonly rule: string;
}

/** What all steps of one merging share. */
export interface Merging {
  /** Of the source, as a sentence calls it: `en.yaml`. */
  readonly name: string;
  readonly misfit: (path: Path, whole: Path, rule: string) => void;
}

/** Where a value is. */
interface Spot {
  /** The words at this place; undefined for code. */
  readonly tree: WordTree | undefined;
  /** In the translation. */
  readonly path: Path;
  /** In the source. */
  readonly whole: Path;
  readonly merging: Merging;
}

/** Where words are missing. */
const NOTHING = undefined;

/** @returns a value of the source with the words, and the own fields, of the translation */
export function mergeValue(source: unknown, own: unknown, spot: Spot): unknown {
  const { tree, path, whole, merging } = spot;
  if (tree === undefined) {
    if (own !== undefined && !isEmpty(own)) merging.misfit(path, whole, describeCode(path, merging));
    return source;
  }
  if (own === undefined || own === null) {
    merging.misfit(path, whole, `is missing, and ${merging.name} has words there; translate them`);
    return NOTHING;
  }
  if (tree === 'word') return own;
  if (Array.isArray(source)) return mergeList(source, own, spot);
  return isFields(source) ? mergeFields(source, own, spot) : source;
}

/** An entry of a list that has no words keeps its place by `{}` or `null`. */
const isEmpty = (value: unknown) => value === null || (isFields(value) && Object.keys(value).length === 0);

function describeCode(path: Path, { name }: Merging): string {
  const key = String(path.at(-1));
  return `"${key}" is no words, so it stands in ${name} for all languages; take it away, or if this language needs another, write it below ${DIFFERS}`;
}

function mergeList(source: readonly unknown[], own: unknown, { tree, path, whole, merging }: Spot): unknown {
  if (!Array.isArray(own)) {
    merging.misfit(path, whole, `is no list; write one of ${entries(source.length)}, as ${merging.name} has`);
    return NOTHING;
  }
  if (own.length !== source.length) {
    const [here, there] = [entries(own.length), String(source.length)];
    merging.misfit(
      path,
      whole,
      `has ${here}, and ${merging.name} ${there}; give both the same, or write the whole list below ${DIFFERS}`,
    );
    return NOTHING;
  }
  return source.map((item, index) =>
    mergeValue(item, own[index], {
      tree: branch(tree, index),
      path: [...path, index],
      whole: [...whole, index],
      merging,
    }),
  );
}

const entries = (count: number) => `${String(count)} ${count === 1 ? 'entry' : 'entries'}`;

function mergeFields(source: Fields, own: unknown, spot: Spot): unknown {
  const { path, whole, merging } = spot;
  if (!isFields(own)) {
    merging.misfit(path, whole, `is no group of fields; write each as "name: words", as ${merging.name} does`);
    return NOTHING;
  }
  const { [DIFFERS]: differs, ...words } = own;
  if (differs !== undefined && !isFields(differs))
    merging.misfit([...path, DIFFERS], whole, 'is no group of fields; write what this language has, as "name: value"');
  const others = ownFields(own);
  checkOthers(source, words, { others, spot });
  const misspelt = checkStray(source, words, spot);
  const merged = Object.entries(source).map(([key, value]) => {
    if (Object.hasOwn(others, key)) return [key, others[key]];
    // It is not missing: it stands there by another name.
    if (misspelt.has(key)) return [key, NOTHING];
    const next = { tree: branch(spot.tree, key), path: [...path, key], whole: [...whole, key], merging };
    return [key, mergeValue(value, words[key], next)];
  });
  const page = { ...(Object.fromEntries(merged) as Fields), ...others };
  return Object.fromEntries(Object.entries(page).filter(([, value]) => value !== NOTHING));
}

/** What differs must differ, and stands in one place. */
function checkOthers(source: Fields, words: Fields, { others, spot }: { others: Fields; spot: Spot }) {
  const { path, whole, merging } = spot;
  for (const [key, value] of Object.entries(others)) {
    const place = [
      [...path, DIFFERS, key],
      [...whole, key],
    ] as const;
    if (Object.hasOwn(words, key))
      merging.misfit(...place, `"${key}" stands beside ${DIFFERS}, too; take one of the two away`);
    else if (isDeepStrictEqual(value, source[key]))
      merging.misfit(...place, `"${key}" is what ${merging.name} has; take it away`);
  }
}

/**
 * A language may have words that the source does without, but it says so.
 *
 * @returns the fields of the source that seem to be meant by others
 */
function checkStray(source: Fields, words: Fields, { tree, path, whole, merging }: Spot): ReadonlySet<string> {
  const known = Object.keys(source).filter((key) => branch(tree, key) !== undefined);
  const meant = new Set<string>();
  for (const key of Object.keys(words)) {
    if (Object.hasOwn(source, key)) continue;
    const near = findNearestWord(
      key,
      known.filter((other) => !Object.hasOwn(words, other)),
    );
    if (near !== undefined) meant.add(near);
    merging.misfit(
      [...path, key],
      [...whole, key],
      near === undefined
        ? `${merging.name} has no "${key}" here; take it away, or if this language alone has it, write it below ${DIFFERS}`
        : `${merging.name} has no "${key}" here; did you mean "${near}"?`,
    );
  }
  return meant;
}
