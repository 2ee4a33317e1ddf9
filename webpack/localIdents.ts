import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const OF_A_FILE = 4;

/**
 * @param file a style module, relative to the repository, with slashes
 * @returns what its generated names begin with
 */
export function identPrefix(file: string): string {
  const bytes = createHash('sha256').update(file).digest().subarray(0, OF_A_FILE);
  return [...bytes].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/** A number in letters, the first a single one. */
function inLetters(number: number): string {
  const before = number < LETTERS.length ? '' : inLetters(Math.floor(number / LETTERS.length) - 1);
  return before + LETTERS.charAt(number % LETTERS.length);
}

/** That of a loader: one for each reading of a file. */
interface LoaderContext {
  readonly rootContext: string;
  readonly resourcePath: string;
}

/** The names of each file that is being read. */
const counted = new WeakMap<LoaderContext, Map<string, number>>();

/**
 * Generated names in production, for css-loader: all of a file begin alike and are counted on, since what repeats compresses,
 * and six letters by chance for each name do not. Both bundles read a file in the same order, so the names agree.
 *
 * @param context the loader's
 * @param _template how css-loader would name it
 * @param name as it stands in the file
 */
export function getLocalIdent(context: LoaderContext, _template: string, name: string): string {
  const numbers = counted.get(context) ?? new Map<string, number>();
  counted.set(context, numbers);
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  const file = path.relative(context.rootContext, context.resourcePath).split(path.sep).join('/');
  return identPrefix(file) + inLetters(number);
}
