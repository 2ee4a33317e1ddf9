import { createHash } from 'node:crypto';
import { blocksOf } from '#src/content/translations/translation.ts';
import type { Words, WordWalker } from '#src/content/language/words.ts';

/** The words of a page that are translated, and confirmed, together. */
export interface Part {
  /** Of the block; undefined for the page's own words. */
  readonly id: string | undefined;
  /** As they are written, each with its path in the page. */
  readonly words: readonly Words[];
  /** Stands for the words: translations remember it. */
  readonly version: string;
}

/**
 * @param page what a source says, as YAML
 * @param walker knows where its words are
 * @returns the parts of the page that have words, from top to bottom
 */
export function listParts(page: unknown, walker: WordWalker): Part[] {
  const words = walker.list(page);
  const own = words.filter(({ path }) => path[0] !== 'blocks');
  const ofBlocks = blocksOf(page).map(({ id }, index) => ({
    id: String(id),
    words: words.filter(({ path }) => path[0] === 'blocks' && path[1] === index),
  }));
  return [{ id: undefined, words: own }, ...ofBlocks]
    .filter((part) => part.words.length > 0)
    .map((part) => ({ ...part, version: versionOf(part.words) }));
}

/** Two texts that differ in more than this differ: quotes and spaces are set by the site, and lines are broken by editors. */
function normalize(text: string): string {
  return text
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const LENGTH = 8;

/** @returns eight letters that stand for a text. Letters alone: digits would be a number to YAML */
export function lettersOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest();
  return [...bytes.subarray(0, LENGTH)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

/** The order of fields does not count, that of entries does. */
function versionOf(words: readonly Words[]): string {
  const texts = words.map(({ path, text }) => `${path.filter(isWithinBlock).join('.')}\n${normalize(text)}`).sort();
  return lettersOf(texts.join('\0'));
}

/** A block keeps its version when another is put before it. */
const isWithinBlock = (_key: PropertyKey, index: number, path: readonly PropertyKey[]) =>
  path[0] !== 'blocks' || index > 1;
