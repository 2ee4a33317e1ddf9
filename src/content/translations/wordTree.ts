import type { Words } from '#src/content/language/words.ts';

/** Where the words of a value are: a word, or the keys below which there are words. What is in none of them is code. */
export type WordTree = 'word' | { readonly [key: string]: WordTree };

/** @returns the places of the words, as a tree */
export function growTree(words: readonly Pick<Words, 'path'>[]): WordTree {
  const root: Record<string, WordTree> = {};
  for (const { path } of words) {
    let here = root;
    for (const key of path.slice(0, -1)) here = (here[String(key)] ??= {}) as typeof here;
    here[String(path.at(-1))] = 'word';
  }
  return root;
}

/** @returns what is below a key; undefined where there are no words */
export function branch(tree: WordTree | undefined, key: string | number): WordTree | undefined {
  return tree !== undefined && tree !== 'word' && Object.hasOwn(tree, key) ? tree[key] : undefined;
}
