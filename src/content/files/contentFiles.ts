import path from 'node:path';
import type { z } from 'zod';
import type { GoodFile, ValueOf } from '#src/content/files/compiledContent.ts';
import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import type { FileKinds } from '#src/content/files/fileKinds.ts';
import { folderIdentity } from '#src/content/files/folderIdentity.ts';
import { createFolderLook, type LookOptions } from '#src/content/files/folderLook.ts';
import { readFileSizes } from '#src/content/files/fileSizes.ts';
import { keyOf, refreshFile, withProblems, type KnownFile } from '#src/content/files/knownFile.ts';
import { createLocate, type Locate } from '#src/content/files/locate.ts';
import { LazyMap } from '#src/content/files/lazyMap.ts';
import { once } from '#src/shared/once.ts';
import { openTranslationSource } from '#src/content/files/openTranslationSource.ts';
import { recallAll } from '#src/content/files/recallFiles.ts';
import { readTextFile } from '#src/content/files/readTextFile.ts';
import type { TranslationSource } from '#src/content/translations/mergeWords.ts';
import type { Unreadable } from '#src/content/files/walkFolder.ts';
import type { WordWalker } from '#src/content/language/words.ts';

/** What a folder of content holds at one moment. */
export interface ContentReading {
  /** The names of all files, content or not. */
  readonly names: readonly string[];
  /** By relative name, with `/` on every system. */
  readonly values: ReadonlyMap<string, ValueOf>;
  /** @returns of a file that was compiled, with the facts that lie there now: what is served of it, see `GoodFile` */
  readonly servedOf: (name: string) => ValueOf | undefined;
  readonly problems: readonly ContentProblem[];
  /** What is there and could not be read. */
  readonly unreadable: readonly Unreadable[];
  /** @returns where a value's field stands, for problems that no single file can show */
  readonly locate: Locate;
}

/** What could be read of a file: its text; nothing when it has gone meanwhile. */
interface Read {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly text: string;
}

interface ContentFilesOptions extends LookOptions {
  /** The folder whose files pages may offer; without it there are none. */
  readonly publicDirectory?: string | undefined;
}

/**
 * The files of the content folder. A file is parsed again only when its text has changed, and a value keeps its identity
 * as long as its file does, so that what was made from it can be kept too.
 *
 * @param directory the content folder
 */
export function createContentFiles(directory: string, { publicDirectory, ...options }: ContentFilesOptions = {}) {
  let known: ReadonlyMap<string, KnownFile> = new Map();
  const folder = createFolderLook(directory, options);
  let isAsCompiled = false;

  return {
    /** Whether the first reading found every file as it was compiled, and none beside them. */
    get wasAsCompiled() {
      return isAsCompiled;
    },

    /**
     * What a start can make of the content while a thread still looks for what has changed: most often nothing has.
     *
     * @returns the folder as it was compiled; undefined where it can be told already that this does not hold
     */
    guess(kinds: FileKinds): ContentReading | undefined {
      const compiled = folder.guessed;
      if (!compiled) return undefined;
      if (compiled.others.some((name) => kinds.schemaOf(name))) return undefined;
      const recalled = recallAll({ compiled, directory, kinds });
      known = recalled;
      return {
        names: compiled.listed,
        values: new LazyMap(compiled.names, (name) => recalled.get(name)?.value ?? (() => undefined)),
        problems: [],
        unreadable: [],
        ...lookInto(known),
      };
    },

    /** @returns whether the thread has found what was guessed; where it has not, the folder is read as if nobody had guessed */
    async isAsGuessed(): Promise<boolean> {
      isAsCompiled = await folder.isAsCompiled();
      if (!isAsCompiled) known = new Map();
      return isAsCompiled;
    },

    /**
     * Reads the folder. A file that is broken or cannot be read keeps its last good value, and costs no other file; a source
     * that is broken keeps its translations as they are.
     *
     * @param kinds what the files are
     * @param signal ends it, file by file
     * @throws when the folder itself cannot be read; the signal's reason when that ends it
     */
    async read(kinds: FileKinds, signal?: AbortSignal): Promise<ContentReading> {
      const read = await untorn(directory, () => readFolder(directory, folder, { kinds, signal }));
      const { names, entries, sourceOf, recalled, spare, files, unreadable } = read;
      const closed = [...entries, ...unreadable];
      const before = spare.size > 0 ? new Map([...known, ...spare]) : known;
      known = takeIn(files, { next: recalled, known: before, closed, sourceOf, walker: kinds.walker });
      return { names, ...listAll(known, closed) };
    },

    /** @returns of the files as they were last read, those without a problem, for `compileContent` */
    listGood: () => listGood(known),

    /** @returns of each file that has a value, what tells the texts which that was made of from all others, see `keyOf` */
    listKeys: (): [name: string, key: string][] =>
      [...known].flatMap(([name, { valueKey }]) => (valueKey === undefined ? [] : [[name, valueKey]])),

    /** @returns see `readFileSizes` */
    readSizes(): ReturnType<typeof readFileSizes> {
      return publicDirectory === undefined
        ? Promise.resolve({ sizes: new Map<string, number>(), problems: [] })
        : readFileSizes(publicDirectory);
    },
  };
}

function listAll(known: ReadonlyMap<string, KnownFile>, closed: readonly Unreadable[]): Omit<ContentReading, 'names'> {
  const values = new Map<string, ValueOf>();
  const problems: ContentProblem[] = closed.map(({ name, why }) => ({ file: name, rule: why }));
  for (const [name, file] of known) {
    if (file.value) values.set(name, file.value);
    problems.push(...file.problems);
  }
  return { values, problems, unreadable: closed, ...lookInto(known) };
}

const lookInto = (known: ReadonlyMap<string, KnownFile>): Pick<ContentReading, 'servedOf' | 'locate'> => ({
  servedOf: (name) => known.get(name)?.served,
  locate: createLocate(known),
});

const listGood = (known: ReadonlyMap<string, KnownFile>): GoodFile[] =>
  [...known].flatMap(([name, { hash, source, value, valueKey, problems }]) =>
    value && problems.length === 0 && valueKey === keyOf(hash, source)
      ? [{ name, hash, value, ...(source ? { source: source.name } : {}) }]
      : [],
  );

type SourceOf = (name: string) => string | undefined;

function createSourceOf({ sourceOf }: FileKinds, names: readonly string[]): SourceOf {
  const there = new Set(names);
  return (name) => sourceOf?.(name, there);
}

interface Taking {
  /** What is known already: the rest is put beside it. */
  readonly next: Map<string, KnownFile>;
  /** What was known before. */
  readonly known: ReadonlyMap<string, KnownFile>;
  readonly closed: readonly Unreadable[];
  readonly sourceOf: SourceOf;
  readonly walker: WordWalker | undefined;
}

/** @returns what is known of all files now: first of those that are whole, then of the translations */
function takeIn(files: readonly Read[], { next, known, closed, sourceOf, walker }: Taking) {
  const isTranslation = ({ name }: Read) => sourceOf(name) !== undefined;
  for (const file of files) if (!isTranslation(file)) next.set(file.name, refreshFile(file, known.get(file.name)));
  for (const [name, file] of known)
    if (isBelow(name, closed) && !next.has(name)) next.set(name, withProblems(file, []));
  const sources = new Map<string, () => TranslationSource | undefined>();
  for (const file of files.filter(isTranslation)) {
    const name = sourceOf(file.name) ?? '';
    const source = next.get(name);
    const before = known.get(file.name);
    if (source && isGood(source)) {
      const open = sources.get(name) ?? once(() => openTranslationSource(name, source.valueText?.(), walker));
      sources.set(name, open);
      next.set(file.name, refreshFile({ ...file, source: { name, hash: source.hash }, open }, before));
    } else if (before) next.set(file.name, withProblems(before, []));
  }
  return next;
}

const isGood = ({ value, problems }: KnownFile) => value !== undefined && problems.length === 0;

interface ReadingOptions {
  readonly kinds: FileKinds;
  readonly signal: AbortSignal | undefined;
}

/** Looks at a folder once, and reads what the build has not seen as it is. */
async function readFolder(
  directory: string,
  folder: ReturnType<typeof createFolderLook>,
  { kinds, signal }: ReadingOptions,
) {
  const {
    names,
    unreadable: entries,
    recall,
  } = await folder.look().catch((cause: unknown) => {
    throw unreadableFolder(directory, String(cause), cause);
  });
  const sourceOf = createSourceOf(kinds, [...names, ...entries.map(({ name }) => name)]);
  const { recalled, spare } = recall({ kinds, sourceOf });
  const others = names.filter((name) => !recalled.has(name));
  return { names, entries, sourceOf, recalled, spare, ...(await readAll(directory, others, { kinds, signal })) };
}

/** A deploy may follow another; a folder that is replaced more often than that is not to be read. */
const MOST_TRIES = 3;

/**
 * A folder that is moved away while it is read looks like one whose files have gone, one after the other.
 *
 * @returns what was read of a folder that was the same from beginning to end
 * @throws when there was none
 */
async function untorn<Result>(directory: string, readOnce: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await folderIdentity(directory);
    const result = await readOnce();
    const after = await folderIdentity(directory);
    if (after === undefined) throw unreadableFolder(directory, 'it went away meanwhile');
    if (after === before) return result;
  }
  throw unreadableFolder(directory, 'it is replaced again and again');
}

const unreadableFolder = (directory: string, why: string, cause?: unknown) =>
  new Error(`The content folder ${directory} cannot be read (${why})`, { cause });

async function readAll(directory: string, names: readonly string[], { kinds, signal }: ReadingOptions) {
  const files: Read[] = [];
  const unreadable: Unreadable[] = [];
  for (const name of names) {
    signal?.throwIfAborted();
    const schema = kinds.schemaOf(name);
    if (!schema) continue;
    const read = await readTextFile(path.join(directory, name));
    if (read?.source !== undefined) files.push({ name, schema, text: read.source });
    else if (read) unreadable.push({ name, ...read });
  }
  return { files, unreadable };
}

const isBelow = (name: string, entries: readonly Unreadable[]) =>
  entries.some((entry) => name === entry.name || name.startsWith(`${entry.name}/`));
