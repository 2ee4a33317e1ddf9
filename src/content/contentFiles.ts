import path from 'node:path';
import type { z } from 'zod';
import type { ContentProblem } from '#src/content/contentProblem.ts';
import { readFileSizes } from '#src/content/fileSizes.ts';
import { parseFile } from '#src/content/parseFile.ts';
import { readTextFile } from '#src/content/readTextFile.ts';
import { walkFolder, type Unreadable } from '#src/content/walkFolder.ts';
import { openYaml, type Path } from '#src/content/yamlFile.ts';

interface KnownFile {
  readonly source: string;
  /** The last good value: kept while the file is broken or cannot be read. */
  readonly value?: unknown;
  /** The text of that value. */
  readonly valueSource?: string;
  readonly problems: readonly ContentProblem[];
}

/** What a folder of content holds at one moment. */
export interface ContentReading {
  /** The names of all files, content or not. */
  readonly names: readonly string[];
  /** By relative name, with `/` on every system. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly problems: readonly ContentProblem[];
  /** The names of what is there and could not be read: a time may come at which it can, without a change of the folder. */
  readonly unreadable: readonly string[];
  /** @returns the line at which a value's field stands in its file, for problems that no single file can show */
  readonly lineOf: (name: string, path: Path, text?: string) => number | undefined;
}

/** What could be read of a file: its text; nothing when it has gone meanwhile. */
interface Read {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly source: string;
}

/**
 * The files of the content folder. A file is parsed again only when its text has changed, and a value keeps its identity
 * as long as its file does, so that what was made from it can be kept too.
 *
 * @param directory the content folder
 * @param publicDirectory the folder whose files pages may offer; without it there are none
 */
export function createContentFiles(directory: string, publicDirectory?: string) {
  let known: ReadonlyMap<string, KnownFile> = new Map();

  return {
    /**
     * Reads the folder. A file that is broken or cannot be read keeps its last good value, and costs no other file.
     *
     * @param schemaOf the schema of a file by its relative name; undefined for a file that is not content
     * @throws when the folder itself cannot be read
     */
    async read(schemaOf: (name: string) => z.ZodType | undefined): Promise<ContentReading> {
      const { names, unreadable: entries } = await walkFolder(directory).catch((cause: unknown) => {
        throw new Error(`The content folder ${directory} cannot be read (${String(cause)})`, { cause });
      });
      const { files, unreadable } = await readAll(directory, names, schemaOf);
      const closed = [...entries, ...unreadable];
      const next = new Map(
        files.map(({ name, source, schema }) => [name, refresh(name, source, schema, known.get(name))]),
      );
      for (const [name, file] of known)
        if (isBelow(name, closed) && !next.has(name)) next.set(name, { ...file, problems: [] });
      known = next;
      return {
        names,
        values: new Map(
          [...next].filter(([, { value }]) => value !== undefined).map(([name, { value }]) => [name, value]),
        ),
        problems: [
          ...closed.map(({ name, why }) => ({ file: name, rule: why })),
          ...[...next.values()].flatMap(({ problems }) => problems),
        ],
        unreadable: closed.map(({ name }) => name),
        lineOf: createLineOf(next),
      };
    },

    /** @returns see `readFileSizes` */
    readSizes(): Promise<ReadonlyMap<string, number>> {
      return publicDirectory === undefined
        ? Promise.resolve(new Map<string, number>())
        : readFileSizes(publicDirectory);
    },
  };
}

async function readAll(directory: string, names: readonly string[], schemaOf: (name: string) => z.ZodType | undefined) {
  const files: Read[] = [];
  const unreadable: Unreadable[] = [];
  for (const name of names) {
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
  if (before?.source === source && (before.problems.length > 0 || before.valueSource === source)) return before;
  const { value, problems } = parseFile(name, source, schema);
  if (value !== undefined) return { source, problems, value, valueSource: source };
  return { ...before, source, problems };
}

/** Looks a place up only when there is a problem to tell of: a file is then parsed once more. */
function createLineOf(files: ReadonlyMap<string, KnownFile>): ContentReading['lineOf'] {
  const open = new Map<string, ReturnType<typeof openYaml>>();
  return (name, fieldPath, text) => {
    const { valueSource } = files.get(name) ?? {};
    if (valueSource === undefined) return undefined;
    const yaml = open.get(name) ?? openYaml(valueSource);
    open.set(name, yaml);
    return yaml.lineOf(fieldPath, text);
  };
}
