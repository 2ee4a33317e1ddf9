import path from 'node:path';
import type { CompiledContent, GoodFile, ValueOf } from '#src/content/files/compiledContent.ts';
import type { FileKinds } from '#src/content/files/fileKinds.ts';
import { keyOf, readIfSame, type KnownFile, type Source } from '#src/content/files/knownFile.ts';
import { LazyMap } from '#src/content/files/lazyMap.ts';
import { openTranslationSource } from '#src/content/files/openTranslationSource.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import { once } from '#src/shared/once.ts';

interface Recalling {
  /** The files that lie in the folder, sorted. */
  readonly names: readonly string[];
  /** Of these, the ones whose text is not the compiled one. */
  readonly changed: readonly string[];
  readonly compiled: CompiledContent;
  readonly directory: string;
  readonly kinds: FileKinds;
  readonly sourceOf: (name: string) => string | undefined;
}

/** What was compiled of the files of a folder. */
interface Recalled {
  readonly recalled: Map<string, KnownFile>;
  /** Of translations whose source has changed since: where that is broken now, they are the last good version. */
  readonly spare: ReadonlyMap<string, KnownFile>;
}

/** @returns what holds of it: that of files that have not changed since */
export function recallFiles({ names, changed, compiled, directory, kinds, sourceOf }: Recalling): Recalled {
  const recalled = new Map<string, KnownFile>();
  const spare = new Map<string, KnownFile>();
  const others = new Set(changed);
  const findSame = (name: string) => (others.has(name) ? undefined : compiled.find(name));
  const hasFacts = kinds.facts !== undefined && findSame(kinds.facts) !== undefined;
  const folder = { directory, kinds, findSame, hasFacts };
  let last: Source | undefined;
  for (const name of names) {
    const file = findSame(name);
    const from = file && sourceOf(name);
    if (!file || file.source !== from) continue;
    if (from !== undefined && last?.name !== from) last = { name: from, hash: findSame(from)?.hash ?? '' };
    const source = from === undefined ? undefined : last;
    (source?.hash === '' ? spare : recalled).set(name, new RecalledFile(folder, name, file, source));
  }
  return { recalled, spare };
}

/** @returns the same of a folder in which nothing has changed, file by file when it is asked for */
export function recallAll({
  compiled,
  directory,
  kinds,
}: Pick<Recalling, 'compiled' | 'directory' | 'kinds'>): LazyMap<KnownFile> {
  const { names } = compiled;
  const findSame = (name: string) => compiled.find(name);
  const folder = { directory, kinds, findSame, hasFacts: kinds.facts !== undefined && names.has(kinds.facts) };
  return new LazyMap(names, (name) => {
    const file = findSame(name);
    if (!file) throw new Error(`${name} was not compiled`);
    const source = file.source === undefined ? undefined : findSame(file.source);
    return new RecalledFile(folder, name, file, source);
  });
}

interface RecalledFolder extends Pick<Recalling, 'directory' | 'kinds'> {
  readonly findSame: (name: string) => GoodFile | undefined;
  /** Whether the facts are those that were compiled. */
  readonly hasFacts: boolean;
}

const NONE: KnownFile['problems'] = [];

/** A file as it was compiled. A start makes thousands: what is asked of few is made when it is asked for. */
class RecalledFile implements KnownFile {
  readonly value: ValueOf;
  readonly source: Source | undefined;
  readonly problems = NONE;
  readonly #folder: RecalledFolder;
  readonly #name: string;
  readonly #file: GoodFile;
  #served: ValueOf | undefined;

  constructor(folder: RecalledFolder, name: string, file: GoodFile, source: Source | undefined) {
    this.#folder = folder;
    this.#name = name;
    this.#file = file;
    this.source = source;
    let made: unknown;
    this.value = () => (made ??= file.value() ?? this.#parseAgain());
  }

  get hash(): string {
    return this.#file.hash;
  }

  get valueKey(): string | undefined {
    return this.source?.hash === '' ? undefined : keyOf(this.hash, this.source);
  }

  get served(): ValueOf | undefined {
    if (!this.#folder.hasFacts || !this.#file.served) return undefined;
    this.#served ??= once(this.#file.served);
    return this.#served;
  }

  get valueText(): () => string | undefined {
    return () => this.#textOf(this.#name, this.hash);
  }

  /** What was compiled is damaged: the text is as good as it was. */
  #parseAgain(): unknown {
    const { kinds } = this.#folder;
    const text = this.#textOf(this.#name, this.hash);
    const { source } = this;
    const of = source && openTranslationSource(source.name, this.#textOf(source.name, source.hash), kinds.walker);
    const schema = kinds.schemaOf(this.#name);
    const isWhole = text !== undefined && (of !== undefined || !source);
    const value = isWhole && schema ? parseFile(this.#name, text, schema, of).value : undefined;
    if (value === undefined)
      throw new Error(`${this.#name} was compiled, that is damaged, and its text has gone since`);
    return value;
  }

  #textOf(name: string, hash: string): string | undefined {
    return readIfSame(path.join(this.#folder.directory, name), hash);
  }
}
