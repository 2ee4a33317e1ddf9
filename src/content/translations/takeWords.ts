import { blocksOf, FROM, isFields, without, type Fields } from '#src/content/translations/translation.ts';
import { listParts } from '#src/content/translations/versions.ts';
import { branch, growTree, type WordTree } from '#src/content/translations/wordTree.ts';
import type { WordWalker } from '#src/content/language/words.ts';

/**
 * @param page a whole page in a language, as YAML
 * @param source the same page in the language of its structure; its versions are remembered
 * @param walker knows where words are
 * @returns what a translation says of it: the words alone, those of blocks by id
 */
export function takeWords(page: unknown, source: unknown, walker: WordWalker): Fields {
  const words = isFields(page) ? without(page, 'blocks') : {};
  const tree = growTree(walker.list(page));
  const parts = listParts(source, walker);
  const withVersion = (id: string | undefined, value: unknown) => {
    const version = parts.find((part) => part.id === id)?.version;
    return { ...(version === undefined ? {} : { [FROM]: version }), ...(isFields(value) ? value : {}) };
  };
  const blocks = blocksOf(page).flatMap((block, index) => {
    const own = takeBranch(block, branch(branch(tree, 'blocks'), index));
    return own === undefined ? [] : [[String(block.id), withVersion(String(block.id), own)] as const];
  });
  return { ...withVersion(undefined, takeBranch(words, tree)), blocks: Object.fromEntries(blocks) };
}

/** An entry of a list keeps its place, also without words. */
function takeBranch(value: unknown, tree: WordTree | undefined): unknown {
  if (tree === undefined || tree === 'word') return tree && value;
  if (Array.isArray(value)) return value.map((item: unknown, index) => takeBranch(item, branch(tree, index)) ?? {});
  if (!isFields(value)) return undefined;
  const taken = Object.entries(value).map(([key, field]) => [key, takeBranch(field, branch(tree, key))] as const);
  return Object.fromEntries(taken.filter(([, field]) => field !== undefined));
}
