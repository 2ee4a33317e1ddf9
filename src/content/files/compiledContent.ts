import { closeSync, openSync, statSync } from 'node:fs';
import { findChanged } from '#src/content/files/changedFiles.ts';
import { hashAt, joinCompiled, readHeader, type CompiledHeader } from '#src/content/files/compiledHeader.ts';
import {
  createReadValue,
  positionsOf,
  storeValues,
  type ReadValue,
  type StoredValues,
} from '#src/content/files/storedValues.ts';
import { once } from '#src/shared/once.ts';

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
  readonly source?: string | undefined;
  /** What is served of it where its facts are those that lie beside it, see `serveWords`. */
  readonly served?: ValueOf | undefined;
}

/** What the build has made of the content: it stands for a file only as long as the file has the same text. */
export interface CompiledContent {
  /** Stands for all of it, and for the code that reads it. */
  readonly version: string;
  /** The names of the files that lay in the folder, compiled or not, sorted. */
  readonly listed: readonly string[];
  /** The names of those that were compiled. */
  readonly names: ReadonlySet<string>;
  /** The names of those that were not. */
  readonly others: readonly string[];
  /** Until then the check of the whole finds nothing, as long as all files are the same: in ms since 1970; 0 where it did find something. */
  readonly checkedUntil: number;
  /**
   * Reads synchronously: at start nobody is kept waiting by it, and it takes a tenth of the time.
   *
   * @param directory the content folder, which need not be the one that was compiled
   * @param names of regular files in it
   * @returns of these, the ones whose text is not the compiled one
   */
  findChanged(directory: string, names: readonly string[]): string[];
  /**
   * @param name of a file whose text is the compiled one
   * @returns what was compiled of it, if something was; the value of a damaged one is undefined
   */
  find(name: string): GoodFile | undefined;
  /** @returns the same, of a folder within the one that was compiled; names are relative to it */
  within(folder: string): CompiledContent;
  /** Values that nobody has asked for are gone then. */
  close(): void;
}

/** What is known of the folder beside its good files. */
interface CompiledFolder {
  /** Where they lie. */
  readonly directory: string;
  /** The names of all files in it; without it, of the good ones. */
  readonly listed?: readonly string[];
  /** See `CompiledContent`. */
  readonly checkedUntil?: number;
}

/**
 * @param files the content
 * @param code stands for the code that read it: other code may make something else of the same text
 * @param folder where they lie, and what else
 * @returns what `openCompiledContent` opens, as a file: a header, and the values. A translation without its source is left out
 */
export function compileContent(
  files: readonly GoodFile[],
  code: string,
  { directory, listed = files.map(({ name }) => name), checkedUntil = 0 }: CompiledFolder,
): Buffer {
  const there = new Set(files.map(({ name }) => name));
  const whole = files.filter(({ source }) => source === undefined || there.has(source));
  const places = new Map(whole.map(({ name }, place) => [name, place]));
  const { bytes, ...values } = storeValues(whole.map(({ value }) => value()));
  const { bytes: servedBytes, ...served } = storeValues(whole.map((file) => file.served?.()));
  const header: CompiledHeader = {
    code,
    checkedUntil,
    names: [...places.keys()],
    others: listed.filter((name) => !places.has(name)),
    hashes: whole.map(({ hash }) => hash).join(''),
    sizes: whole.map(({ name }) => statSync(`${directory}/${name}`).size),
    sources: whole.map(({ source = '' }) => places.get(source) ?? -1),
    values,
    served,
  };
  return joinCompiled(header, [...bytes, ...servedBytes]);
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
    const read = createReadValue(descriptor, (name) => onDamage(`${name} in ${file} is damaged`));
    const close = once(() => closeSync(descriptor));
    return serve({ version, header, places: placesOf(header), read, start }, '', close);
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

interface Compiled {
  readonly version: string;
  readonly header: CompiledHeader;
  /** Of the files among the names. */
  readonly places: ReadonlyMap<string, number>;
  readonly read: ReadValue;
  /** Where the values begin, in bytes. */
  readonly start: number;
}

const placesOf = ({ names }: CompiledHeader): ReadonlyMap<string, number> =>
  new Map(names.map((name, place) => [name, place]));

function serve(compiled: Compiled, prefix: string, close: () => void): CompiledContent {
  const { version, header, places, start } = compiled;
  const placeOf = (name: string) => places.get(prefix + name);
  const values = once(() => positionsOf(header.values, start));
  const served = once(() => positionsOf(header.served, values().at(-1) ?? 0));
  const table = { ...compiled, prefix, values, served };
  const list = (names: readonly string[]) =>
    prefix === '' ? names : names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const others = once(() => list(header.others));
  const listed = once(() => [...list(header.names), ...others()].sort());
  const names = once(() => new Set(list(header.names)));
  return {
    version,
    checkedUntil: header.checkedUntil,
    get listed() {
      return listed();
    },
    get names() {
      return names();
    },
    get others() {
      return others();
    },
    findChanged: (directory, names) => findChanged({ directory, header, placeOf }, names),
    find(name) {
      const place = placeOf(name);
      return place === undefined ? undefined : new CompiledFile(table, place);
    },
    within: (folder) => serve(compiled, `${prefix}${folder}/`, close),
    close,
  };
}

interface Table extends Compiled {
  /** Of the names of the files in question; what follows is their name for those who ask. */
  readonly prefix: string;
  readonly values: () => Float64Array;
  readonly served: () => Float64Array;
}

/** Made for thousands at a start: it holds where to look, and looks when it is asked. */
class CompiledFile implements GoodFile {
  readonly #table: Table;
  readonly #place: number;

  constructor(table: Table, place: number) {
    this.#table = table;
    this.#place = place;
  }

  get name(): string {
    return this.#nameAt(this.#place);
  }

  get hash(): string {
    return hashAt(this.#table.header, this.#place);
  }

  get source(): string | undefined {
    const place = this.#table.header.sources[this.#place] ?? -1;
    return place < 0 ? undefined : this.#nameAt(place);
  }

  get value(): ValueOf {
    const { header, values } = this.#table;
    return () => this.#read(header.values, values());
  }

  get served(): ValueOf | undefined {
    const { header, served } = this.#table;
    return header.served.lengths[this.#place] === 0 ? undefined : () => this.#read(header.served, served());
  }

  #nameAt(place: number): string {
    const { header, prefix } = this.#table;
    return (header.names[place] ?? '').slice(prefix.length);
  }

  #read({ lengths, sums }: StoredValues, positions: Float64Array): unknown {
    const { header, read } = this.#table;
    const place = this.#place;
    return read(header.names[place] ?? '', positions[place] ?? 0, lengths[place] ?? 0, sums[place] ?? 0);
  }
}
