import path from 'node:path';
import type { z } from 'zod';
import type { CompiledContent, GoodFile, ValueOf } from '#src/content/files/compiledContent.ts';
import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import { readFileSizes } from '#src/content/files/fileSizes.ts';
import { keyOf, refreshFile, withProblems, type KnownFile } from '#src/content/files/knownFile.ts';
import { createLocate, type Locate } from '#src/content/files/locate.ts';
import { once } from '#src/shared/once.ts';
import { openSource } from '#src/content/files/openSource.ts';
import { recallFiles } from '#src/content/files/recallFiles.ts';
import { readTextFile } from '#src/content/files/readTextFile.ts';
import type { TranslationSource } from '#src/content/translations/mergeWords.ts';
import { surveyFolder, type ContentSurvey } from '#src/content/files/surveyFolder.ts';
import { walkFolder, type FolderListing, type Unreadable } from '#src/content/files/walkFolder.ts';
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
  /** The names of what is there and could not be read: a time may come at which it can, without a change of the folder. */
  readonly unreadable: readonly string[];
  /** @returns where a value's field stands, for problems that no single file can show */
  readonly locate: Locate;
}

/** What lies in the folder, and what the build has made of it. */
interface Look extends FolderListing {
  recall(this: void, of: Pick<Parameters<typeof recallFiles>[0], 'kinds' | 'sourceOf'>): ReturnType<typeof recallFiles>;
}

/** What the files of a folder are. */
export interface FileKinds {
  /** The schema of a file by its relative name; undefined for a file that is not content. */
  readonly schemaOf: (name: string) => z.ZodType | undefined;
  /** Of a translation the name of the file that it takes its structure from; undefined for a file that is whole by itself. */
  readonly sourceOf?: (name: string, names: ReadonlySet<string>) => string | undefined;
  /** Knows where the words of a file are that others take their structure from. */
  readonly walker?: WordWalker;
  /** The name of the file whose facts are written into the others. */
  readonly facts?: string;
}

/** What could be read of a file: its text; nothing when it has gone meanwhile. */
interface Read {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly text: string;
}

interface ContentFilesOptions {
  /** The folder whose files pages may offer; without it there are none. */
  readonly publicDirectory?: string | undefined;
  /** What the build has made of them. Only the first reading asks it. */
  readonly compiled?: CompiledContent | undefined;
  /** Spares the first reading a look of its own, if it is of this folder and of what was compiled. */
  readonly survey?: Promise<ContentSurvey | undefined> | undefined;
}

/**
 * The files of the content folder. A file is parsed again only when its text has changed, and a value keeps its identity
 * as long as its file does, so that what was made from it can be kept too.
 *
 * @param directory the content folder
 */
export function createContentFiles(directory: string, { publicDirectory, compiled, survey }: ContentFilesOptions = {}) {
  let known: ReadonlyMap<string, KnownFile> = new Map();
  let unasked = compiled;

  const look = async (): Promise<Look> => {
    const first = unasked;
    unasked = undefined;
    if (!first) return { ...(await walkFolder(directory)), recall: () => ({ recalled: new Map(), spare: new Map() }) };
    const given = await survey;
    const isOurs = given?.directory === directory && given.version === first.version;
    const { names, unreadable, changed } = isOurs ? given : await surveyFolder(directory, first);
    const recall: Look['recall'] = (of) => recallFiles({ names, changed, compiled: first, directory, ...of });
    return { names, unreadable, recall };
  };

  return {
    /**
     * Reads the folder. A file that is broken or cannot be read keeps its last good value, and costs no other file; a source
     * that is broken keeps its translations as they are.
     *
     * @param kinds what the files are
     * @param signal ends it, file by file
     * @throws when the folder itself cannot be read; the signal's reason when that ends it
     */
    async read(kinds: FileKinds, signal?: AbortSignal): Promise<ContentReading> {
      const found = await look().catch((cause: unknown) => {
        throw new Error(`The content folder ${directory} cannot be read (${String(cause)})`, { cause });
      });
      const { names, unreadable: entries, recall } = found;
      const sourceOf = createSourceOf(kinds, [...names, ...entries.map(({ name }) => name)]);
      const { recalled, spare } = recall({ kinds, sourceOf });
      const others = names.filter((name) => !recalled.has(name));
      const { files, unreadable } = await readAll(directory, others, { kinds, signal });
      const closed = [...entries, ...unreadable];
      const before = spare.size > 0 ? new Map([...known, ...spare]) : known;
      known = takeIn(files, { next: recalled, known: before, closed, sourceOf, walker: kinds.walker });
      return {
        names,
        unreadable: closed.map(({ name }) => name),
        ...listAll(known, closed),
        locate: createLocate(known),
      };
    },

    /** @returns of the files as they were last read, those without a problem, for `compileContent` */
    listGood(): GoodFile[] {
      return [...known].flatMap(([name, { hash, source, value, valueKey, problems }]) =>
        value && problems.length === 0 && valueKey === keyOf(hash, source)
          ? [{ name, hash, value, ...(source ? { source: source.name } : {}) }]
          : [],
      );
    },

    /** @returns see `readFileSizes` */
    readSizes(): Promise<ReadonlyMap<string, number>> {
      return publicDirectory === undefined
        ? Promise.resolve(new Map<string, number>())
        : readFileSizes(publicDirectory);
    },
  };
}

function listAll(
  known: ReadonlyMap<string, KnownFile>,
  closed: readonly Unreadable[],
): Pick<ContentReading, 'values' | 'servedOf' | 'problems'> {
  const values = new Map<string, ValueOf>();
  const problems: ContentProblem[] = closed.map(({ name, why }) => ({ file: name, rule: why }));
  for (const [name, file] of known) {
    if (file.value) values.set(name, file.value);
    problems.push(...file.problems);
  }
  return { values, problems, servedOf: (name) => known.get(name)?.served };
}

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
      const open = sources.get(name) ?? once(() => openSource(name, source.valueText?.(), walker));
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

async function readAll(directory: string, names: readonly string[], { kinds, signal }: ReadingOptions) {
  const files: Read[] = [];
  const unreadable: Unreadable[] = [];
  for (const name of names) {
    signal?.throwIfAborted();
    const schema = kinds.schemaOf(name);
    if (!schema) continue;
    const read = await readTextFile(path.join(directory, name));
    if (read?.source !== undefined) files.push({ name, schema, text: read.source });
    else if (read) unreadable.push({ name, why: read.why });
  }
  return { files, unreadable };
}

const isBelow = (name: string, entries: readonly Unreadable[]) =>
  entries.some((entry) => name === entry.name || name.startsWith(`${entry.name}/`));
