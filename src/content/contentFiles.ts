import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { readFileSizes } from '#src/content/fileSizes.ts';
import { parseFile, type ContentProblem } from '#src/content/parseFile.ts';

interface KnownFile {
  readonly source: string;
  /** The last good value: kept while the file is broken. */
  readonly value?: unknown;
  readonly problems: readonly ContentProblem[];
}

/**
 * The files of the content folder. A file is parsed again only when its text has changed, and a value keeps its identity
 * as long as its file does, so that what was made from it can be kept too.
 *
 * @param directory the content folder
 * @param publicDirectory the folder whose files pages may offer; without it there are none
 */
export function createContentFiles(directory: string, publicDirectory?: string) {
  let known = new Map<string, KnownFile>();

  return {
    /**
     * Reads the folder. A broken file keeps its last good value.
     *
     * @param schemaOf the schema of a file by its relative name; undefined for a file that is not content
     * @returns the values by relative name, with `/` on every system, and all problems
     * @throws when the folder cannot be read at all
     */
    async read(schemaOf: (name: string) => z.ZodType | undefined) {
      const names = (await readdir(directory, { recursive: true })).map((name) => name.split(path.sep).join('/')).sort();
      const values = new Map<string, unknown>();
      const problems: ContentProblem[] = [];
      const next = new Map<string, KnownFile>();
      for (const name of names) {
        const schema = schemaOf(name);
        if (!schema) continue;
        const source = await readFile(path.join(directory, name), 'utf8');
        const file = refresh(name, source, schema, known.get(name));
        next.set(name, file);
        problems.push(...file.problems);
        if (file.value !== undefined) values.set(name, file.value);
      }
      known = next;
      return { values, problems };
    },

    /** @returns see `readFileSizes` */
    readSizes(): Promise<ReadonlyMap<string, number>> {
      return publicDirectory === undefined ? Promise.resolve(new Map<string, number>()) : readFileSizes(publicDirectory);
    },
  };
}

function refresh(name: string, source: string, schema: z.ZodType, before?: KnownFile): KnownFile {
  if (before?.source === source) return before;
  const { value, problems } = parseFile(name, source, schema);
  return { source, problems, value: value ?? before?.value };
}
