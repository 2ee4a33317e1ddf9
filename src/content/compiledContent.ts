import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '#src/content/hashText.ts';

/** Its file, beside the server's bundle. */
export const COMPILED_CONTENT = 'content.compiled';

/** A content file's value, made when it is first asked for, and then the same. */
export type ValueOf = () => unknown;

/** A content file whose text is good. */
export interface GoodFile {
  readonly name: string;
  /** Of its text, see `hashText`. */
  readonly hash: string;
  readonly value: ValueOf;
}

/** What the build has made of the content: it stands for a file only as long as the file has the same text. */
export interface CompiledContent {
  /**
   * Reads at once, not in turns: at start nobody is kept waiting by it, and it takes a tenth of the time.
   *
   * @param directory the content folder, which need not be the one that was compiled
   * @param names of regular files in it
   * @returns of these, the ones whose text is the compiled one
   */
  recall(directory: string, names: readonly string[]): GoodFile[];
  /** @returns the same, of a folder within the one that was compiled; names are relative to it */
  within(folder: string): CompiledContent;
}

/** The line before the values: what they belong to, and where each is. */
interface Header {
  readonly code: string;
  /** Name, hash and size of each file, and the length of its value, in bytes. */
  readonly files: readonly (readonly [name: string, hash: string, size: number, length: number])[];
}

const NEWLINE = 0x0a;

/**
 * @param files the content
 * @param code stands for the code that read it: other code may make something else of the same text
 * @param sizeOf a file's size in bytes
 * @returns what `readCompiledContent` reads: a hash of the rest, a header, and the values
 */
export function compileContent(files: readonly GoodFile[], code: string, sizeOf: (name: string) => number): Buffer {
  const values = files.map(({ value }) => Buffer.from(JSON.stringify(value())));
  const header: Header = {
    code,
    files: files.map(({ name, hash }, index) => [name, hash, sizeOf(name), values[index]?.length ?? 0]),
  };
  const rest = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...values]);
  return Buffer.concat([Buffer.from(`${hashText(rest)}\n`), rest]);
}

/**
 * @param file what `compileContent` made, as a file
 * @param code stands for the code that runs
 * @returns the compiled content; nothing is parsed yet
 * @throws when it is missing, damaged, or made by other code; the message says which
 */
export function readCompiledContent(file: string, code: string): CompiledContent {
  const bytes = readFileSync(file);
  const start = bytes.indexOf(NEWLINE) + 1;
  const rest = bytes.subarray(start);
  if (start === 0 || bytes.toString('latin1', 0, start - 1) !== hashText(rest)) throw new Error(`${file} is damaged`);
  const end = rest.indexOf(NEWLINE);
  const header = JSON.parse(rest.toString('utf8', 0, end)) as Header;
  if (header.code !== code) throw new Error(`${file} was made by another version of the site`);
  return serve(locate(header, rest.subarray(end + 1)), '');
}

function serve(entries: ReturnType<typeof locate>, prefix: string): CompiledContent {
  return {
    recall: (directory, names) =>
      names.flatMap((name) => {
        const entry = entries.get(prefix + name);
        if (!entry || hashOf(path.join(directory, name), entry.size) !== entry.hash) return [];
        return [{ ...entry, name }];
      }),
    within: (folder) => serve(entries, `${prefix}${folder}/`),
  };
}

function locate({ files }: Header, values: Buffer): ReadonlyMap<string, GoodFile & { readonly size: number }> {
  let at = 0;
  return new Map(
    files.map(([name, hash, size, length]) => {
      const bytes = values.subarray(at, at + length);
      at += length;
      return [name, { name, hash, size, value: once(() => JSON.parse(bytes.toString())) }];
    }),
  );
}

/** @returns the hash of a file's text; undefined when it is not that big, or cannot be read: who reads it anew says why */
function hashOf(file: string, size: number): string | undefined {
  try {
    const found = statSync(file);
    return found.isFile() && found.size === size ? hashText(readFileSync(file)) : undefined;
  } catch {
    return undefined;
  }
}

function once(make: ValueOf): ValueOf {
  let pending: ValueOf | undefined = make;
  let made: unknown;
  return () => {
    if (pending) made = pending();
    pending = undefined;
    return made;
  };
}
