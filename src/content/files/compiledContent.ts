import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { hashText } from '#src/content/files/hashText.ts';
import { once } from '#src/content/files/once.ts';

/** Its file, beside the server's bundle. */
export const COMPILED_CONTENT = 'content.compiled';

/** A content file's value, made when it is asked for. */
export type ValueOf = () => unknown;

/** A content file whose text is good. */
export interface GoodFile {
  readonly name: string;
  /** Of its text, see `hashText`. */
  readonly hash: string;
  readonly value: ValueOf;
  /** The file that it takes its structure from: the value holds for the text of both. */
  readonly source?: string;
}

/** What the build has made of the content: it stands for a file only as long as the file has the same text. */
export interface CompiledContent {
  /** Stands for all of it, and for the code that reads it. */
  readonly version: string;
  /**
   * Reads synchronously: at start nobody is kept waiting by it, and it takes a tenth of the time.
   *
   * @param directory the content folder, which need not be the one that was compiled
   * @param names of regular files in it
   * @returns of these, the ones whose text is not the compiled one
   */
  findChanged(directory: string, names: readonly string[]): string[];
  /**
   * @param names of files whose text is the compiled one
   * @returns what was compiled of them; the value of a damaged one is undefined
   */
  recall(names: readonly string[]): GoodFile[];
  /** @returns the same, of a folder within the one that was compiled; names are relative to it */
  within(folder: string): CompiledContent;
  /** Values that nobody has asked for are gone then. */
  close(): void;
}

/** The line before the values: what they belong to, and where each is. */
interface Header {
  readonly code: string;
  /** Name, hash and size of each file; length in bytes, and checksum, of its value; of a translation its source. */
  readonly files: readonly (readonly [
    name: string,
    hash: string,
    size: number,
    length: number,
    sum: number,
    source?: string,
  ])[];
}

interface Entry extends GoodFile {
  readonly size: number;
}

/** Of the first line: a hash of the header, and the header's length in bytes. */
const LENGTH_DIGITS = 12;
const FIRST_LINE = hashText('').length + LENGTH_DIGITS + 2;

/**
 * @param files the content
 * @param code stands for the code that read it: other code may make something else of the same text
 * @param sizeOf a file's size in bytes
 * @returns what `openCompiledContent` opens, as a file: a header, and the values
 */
export function compileContent(files: readonly GoodFile[], code: string, sizeOf: (name: string) => number): Buffer {
  const values = files.map(({ value }) => Buffer.from(JSON.stringify(value())));
  const entries = files.map(({ name, hash, source }, index): Header['files'][number] => {
    const value = values[index] ?? Buffer.alloc(0);
    const of: readonly [source?: string] = source === undefined ? [] : [source];
    return [name, hash, sizeOf(name), value.length, crc32(value), ...of];
  });
  const header = Buffer.from(JSON.stringify({ code, files: entries } satisfies Header));
  const firstLine = `${hashText(header)} ${String(header.length).padStart(LENGTH_DIGITS)}\n`;
  return Buffer.concat([Buffer.from(firstLine), header, ...values]);
}

/**
 * Opens what the build has compiled. Only the header is read: a start needs few of the values.
 *
 * @param file what `compileContent` made
 * @param code stands for the code that runs
 * @param onDamage told of a value that was asked for and is not what it was
 * @throws when the file is missing, not whole, or made by other code; the message says which
 */
export function openCompiledContent(file: string, code: string, onDamage: (message: string) => void): CompiledContent {
  const descriptor = openSync(file, 'r');
  try {
    const { header, start, version } = readHeader(descriptor, file);
    if (header.code !== code) throw new Error(`${file} was made by another version of the site`);
    const readValue = createReadValue(descriptor, (name) => onDamage(`${name} in ${file} is damaged`));
    return serve(
      { version, entries: locate(header, start, readValue) },
      '',
      once(() => closeSync(descriptor)),
    );
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/**
 * The same for tools that work without it too, only slower.
 *
 * @param dist the folder of the build
 * @param codeOf what stands for the code that runs; may throw where not all of that is there
 * @returns undefined where there is none, or one of other code; what is damaged is parsed anew without a word
 */
export function findCompiledContent(dist: string, codeOf: () => string): CompiledContent | undefined {
  try {
    return openCompiledContent(`${dist}/${COMPILED_CONTENT}`, codeOf(), () => undefined);
  } catch {
    return undefined;
  }
}

function readHeader(descriptor: number, file: string): { header: Header; start: number; version: string } {
  const [hash = '', length = ''] = readBytes(descriptor, 0, FIRST_LINE).toString('latin1').split(/ +/);
  const { size } = fstatSync(descriptor);
  const bytes = readBytes(descriptor, FIRST_LINE, Math.min(Number.parseInt(length, 10) || 0, size));
  if (hashText(bytes) !== hash) throw new Error(`${file} is damaged`);
  const header = JSON.parse(bytes.toString()) as Header;
  const start = FIRST_LINE + bytes.length;
  const end = header.files.reduce((sum, [, , , valueLength]) => sum + valueLength, start);
  if (size !== end) throw new Error(`${file} is damaged: it is not as long as it was`);
  return { header, start, version: hash };
}

function readBytes(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, position));
}

type ReadValue = (file: Header['files'][number], position: number) => unknown;

/** In bytes: what a start needs of each page is small, and lies beside that of the next. */
const READ_AHEAD = 64 * 1024;

/** @returns reads bytes of a file, and some of those behind them, for whoever asks next */
function createReader(descriptor: number): (position: number, length: number) => Buffer {
  let begin = 0;
  let ahead: Buffer = Buffer.alloc(0);
  return (position, length) => {
    if (length > READ_AHEAD) return readBytes(descriptor, position, length);
    if (position < begin || position + length > begin + ahead.length) {
      ahead = readBytes(descriptor, position, READ_AHEAD);
      begin = position;
    }
    return ahead.subarray(position - begin, position - begin + length);
  };
}

function createReadValue(descriptor: number, onDamage: (name: string) => void): ReadValue {
  const read = createReader(descriptor);
  return ([name, , , length, sum], position) => {
    try {
      const bytes = read(position, length);
      if (crc32(bytes) === sum) return JSON.parse(bytes.toString()) as unknown;
    } catch {
      // A disk that cannot be read, or a file that was closed: as good as damaged.
    }
    onDamage(name);
    return undefined;
  };
}

function locate({ files }: Header, start: number, readValue: ReadValue): ReadonlyMap<string, Entry> {
  let next = start;
  return new Map(
    files.map((file) => {
      const [name, hash, size, length, , source] = file;
      const position = next;
      next += length;
      const value = () => readValue(file, position);
      return [name, { name, hash, size, value, ...(source === undefined ? {} : { source }) }];
    }),
  );
}

interface Compiled {
  readonly version: string;
  readonly entries: ReadonlyMap<string, Entry>;
}

function serve({ version, entries }: Compiled, prefix: string, close: () => void): CompiledContent {
  return {
    version,
    findChanged(directory, names) {
      const hashOf = createHashOf(entries.values());
      return names.filter((name) => {
        const entry = entries.get(prefix + name);
        return !entry || hashOf(`${directory}/${name}`, entry.size) !== entry.hash;
      });
    },
    recall(names) {
      const found = names.map((name) => entries.get(prefix + name)).filter((entry) => entry !== undefined);
      return prefix === '' ? found : found.map((entry) => within(entry, prefix));
    },
    within: (folder) => serve({ version, entries }, `${prefix}${folder}/`, close),
    close,
  };
}

/** Names are relative to the folder that is read. */
const within = ({ name, hash, value, source }: Entry, prefix: string): GoodFile => ({
  name: name.slice(prefix.length),
  hash,
  value,
  ...(source === undefined ? {} : { source: source.slice(prefix.length) }),
});

/** What has become a pipe meanwhile must not hold the start up. */
const READ = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * The bytes of all files go through one buffer: thousands of them would be as many pieces of garbage.
 *
 * @returns what hashes a file's text; undefined when it is not that big, or cannot be read: who reads it anew says why
 */
function createHashOf(entries: Iterable<Entry>): (file: string, size: number) => string | undefined {
  const biggest = [...entries].reduce((most, { size }) => Math.max(most, size), 0);
  const buffer = Buffer.allocUnsafe(biggest + 1);
  return (file, size) => {
    try {
      const descriptor = openSync(file, READ);
      try {
        const length = readSync(descriptor, buffer, 0, size + 1, 0);
        return length === size ? hashText(buffer.subarray(0, size)) : undefined;
      } finally {
        closeSync(descriptor);
      }
    } catch {
      return undefined;
    }
  };
}
