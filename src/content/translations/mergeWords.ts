import { mergeBlocks } from '#src/content/translations/mergeBlocks.ts';
import { mergeValue, type Merging, type Misfit } from '#src/content/translations/mergeValue.ts';
import { FROM, isFields, without } from '#src/content/translations/translation.ts';
import { branch, growTree } from '#src/content/translations/wordTree.ts';
import type { WordWalker } from '#src/content/language/words.ts';

/** The file from which a translation takes its structure. */
export interface TranslationSource {
  /** Its name, for the messages. */
  readonly file: string;
  /** What it says, as YAML. */
  readonly data: unknown;
  /** Knows where words are. */
  readonly walker: WordWalker;
}

/** A whole page, put together of a source and a translation. */
interface MergedPage {
  /** Without the blocks whose words do not fit. */
  readonly page: unknown;
  readonly misfits: readonly Misfit[];
}

/**
 * Puts the words of a translation into the structure of its source, before any schema sees them: what comes after gets a
 * page as whole as the source's.
 *
 * @param source the file with the structure, which is good
 * @param translation what the other file says, as YAML
 * @returns the page, and what in the translation does not fit
 */
export function mergeWords({ file, data, walker }: TranslationSource, translation: unknown): MergedPage {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (!isFields(data) || !isFields(translation)) return refuse([], `is no page; write the words of ${name} here, too`);
  if (Array.isArray(translation.blocks))
    return refuse(
      ['blocks'],
      `is a list; the blocks stand in ${name}, and here stand their words by id, such as "top:" with "title: …" below it`,
    );
  const misfits: Misfit[] = [];
  const tree = growTree(walker.list(data));
  const merging: Merging = { name, misfit: (...[path, whole, rule]) => misfits.push({ path, whole, rule }) };
  const spot = { tree, path: [], whole: [], merging };
  const pageWords = mergeValue(without(data, 'blocks'), without(translation, 'blocks', FROM), spot);
  const merged = mergeBlocks(data.blocks, translation.blocks, { tree: branch(tree, 'blocks'), merging });
  return { page: { ...(pageWords as object), blocks: merged }, misfits };
}

const refuse = (path: readonly string[], rule: string): MergedPage => ({
  page: undefined,
  misfits: [{ path, whole: path, rule }],
});
