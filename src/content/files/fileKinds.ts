import type { z } from 'zod';
import type { WordWalker } from '#src/content/language/words.ts';

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
