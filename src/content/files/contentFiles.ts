import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { CompiledContent, GoodFile, ValueOf } from '#src/content/files/compiledContent.ts';
import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import { readFileSizes } from '#src/content/files/fileSizes.ts';
import { hashText } from '#src/content/files/hashText.ts';
import { once } from '#src/content/files/once.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import { readTextFile } from '#src/content/files/readTextFile.ts';
import { walkFolder, type Unreadable } from '#src/content/files/walkFolder.ts';
import { openYaml, type Path } from '#src/content/files/yamlFile.ts';

interface KnownFile {
  /** Of its text, see `hashText`. */
  readonly hash: string;
  /** The last good value: kept while the file is broken or cannot be read. */
  readonly value?: ValueOf;
  /** Of the text of that value. */
  readonly valueHash?: string;
  /** @returns that text; undefined when nobody has it any more */
  readonly valueText?: () => string | undefined;
  readonly problems: readonly ContentProblem[];
}

/** What a folder of content holds at one moment. */
export interface ContentReading {
  /** The names of all files, content or not. */
  readonly names: readonly string[];
  /** By relative name, with `/` on every system. */
  readonly values: ReadonlyMap<string, ValueOf>;
  readonly problems: readonly ContentProblem[];
  /** The names of what is there and could not be read: a time may come at which it can, without a change of the folder. */
  readonly unreadable: readonly string[];
  /** @returns the line at which a value's field stands in its file, for problems that no single file can show */
  readonly lineOf: (name: string, path: Path, text?: string) => number | undefined;
}

type SchemaOf = (name: string) => z.ZodType | undefined;

/** What could be read of a file: its text; nothing when it has gone meanwhile. */
interface Read {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly source: string;
}

interface ContentFilesOptions {
  /** The folder whose files pages may offer; without it there are none. */
  readonly publicDirectory?: string | undefined;
  /** What the build has made of them. Only the first reading asks it. */
  readonly compiled?: CompiledContent | undefined;
}

/**
 * The files of the content folder. A file is parsed again only when its text has changed, and a value keeps its identity
 * as long as its file does, so that what was made from it can be kept too.
 *
 * @param directory the content folder
 */
export function createContentFiles(directory: string, { publicDirectory, compiled }: ContentFilesOptions = {}) {
  let known: ReadonlyMap<string, KnownFile> = new Map();
  let unasked = compiled;

  return {
    /**
     * Reads the folder. A file that is broken or cannot be read keeps its last good value, and costs no other file.
     *
     * @param schemaOf the schema of a file by its relative name; undefined for a file that is not content
     * @param signal ends it, file by file
     * @throws when the folder itself cannot be read; the signal's reason when that ends it
     */
    async read(schemaOf: SchemaOf, signal?: AbortSignal): Promise<ContentReading> {
      const { names, unreadable: entries } = await walkFolder(directory).catch((cause: unknown) => {
        throw new Error(`The content folder ${directory} cannot be read (${String(cause)})`, { cause });
      });
      const recalled = recallFiles({ compiled: unasked, directory, names, schemaOf });
      unasked = undefined;
      const others = names.filter((name) => !recalled.has(name));
      const { files, unreadable } = await readAll(directory, others, { schemaOf, signal });
      const closed = [...entries, ...unreadable];
      const next = new Map(recalled);
      for (const { name, source, schema } of files) next.set(name, refresh(name, source, schema, known.get(name)));
      for (const [name, file] of known)
        if (isBelow(name, closed) && !next.has(name)) next.set(name, { ...file, problems: [] });
      known = next;
      return {
        names,
        values: new Map([...next].flatMap(([name, { value }]) => (value ? [[name, value]] : []))),
        problems: [
          ...closed.map(({ name, why }) => ({ file: name, rule: why })),
          ...[...next.values()].flatMap(({ problems }) => problems),
        ],
        unreadable: closed.map(({ name }) => name),
        lineOf: createLineOf(next),
      };
    },

    /** @returns of the files as they were last read, those without a problem, for `compileContent` */
    listGood(): GoodFile[] {
      return [...known].flatMap(([name, { hash, value, problems }]) =>
        value && problems.length === 0 ? [{ name, hash, value }] : [],
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

interface Recalling {
  readonly compiled: CompiledContent | undefined;
  readonly directory: string;
  readonly names: readonly string[];
  readonly schemaOf: SchemaOf;
}

function recallFiles({ compiled, directory, names, schemaOf }: Recalling) {
  const files = compiled?.recall(directory, names) ?? [];
  return new Map(
    files.map(({ name, hash, value }): [string, KnownFile] => {
      const valueText = () => readIfSame(path.join(directory, name), hash);
      const remake = () => parseAgain(name, valueText(), schemaOf(name));
      return [name, { hash, value: once(() => value() ?? remake()), valueHash: hash, valueText, problems: [] }];
    }),
  );
}

/** What was compiled of a file is damaged: its text is as good as it was. */
function parseAgain(name: string, text: string | undefined, schema: z.ZodType | undefined): unknown {
  const value = text === undefined || !schema ? undefined : parseFile(name, text, schema).value;
  if (value === undefined) throw new Error(`${name} was compiled, that is damaged, and its text has gone since`);
  return value;
}

interface ReadingOptions {
  readonly schemaOf: SchemaOf;
  readonly signal: AbortSignal | undefined;
}

async function readAll(directory: string, names: readonly string[], { schemaOf, signal }: ReadingOptions) {
  const files: Read[] = [];
  const unreadable: Unreadable[] = [];
  for (const name of names) {
    signal?.throwIfAborted();
    const schema = schemaOf(name);
    if (!schema) continue;
    const read = await readTextFile(path.join(directory, name));
    if (read?.source !== undefined) files.push({ name, schema, source: read.source });
    else if (read) unreadable.push({ name, why: read.why });
  }
  return { files, unreadable };
}

const isBelow = (name: string, entries: readonly Unreadable[]) =>
  entries.some((entry) => name === entry.name || name.startsWith(`${entry.name}/`));

function refresh(name: string, source: string, schema: z.ZodType, before?: KnownFile): KnownFile {
  const hash = hashText(source);
  if (before?.hash === hash && (before.problems.length > 0 || before.valueHash === hash)) return before;
  const { value, problems } = parseFile(name, source, schema);
  if (value !== undefined) return { hash, problems, value: () => value, valueHash: hash, valueText: () => source };
  return { ...before, hash, problems };
}

/** Looks a place up only when there is a problem to tell of: a file is then parsed once more. */
function createLineOf(files: ReadonlyMap<string, KnownFile>): ContentReading['lineOf'] {
  const open = new Map<string, ReturnType<typeof openYaml>>();
  return (name, fieldPath, text) => {
    const source = open.has(name) ? undefined : files.get(name)?.valueText?.();
    if (source !== undefined) open.set(name, openYaml(source));
    return open.get(name)?.lineOf(fieldPath, text);
  };
}

function readIfSame(file: string, hash: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return hashText(text) === hash ? text : undefined;
  } catch {
    return undefined;
  }
}
