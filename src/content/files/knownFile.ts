import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { ValueOf } from '#src/content/files/compiledContent.ts';
import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import { hashText } from '#src/content/files/hashText.ts';
import { parseFile } from '#src/content/files/parseFile.ts';
import type { TranslationSource } from '#src/content/translations/mergeWords.ts';

/** A file of the content folder, as it was last read. */
export interface KnownFile {
  /** Of its text, see `hashText`. */
  readonly hash: string;
  /** Of a translation: the file that it takes its structure from. */
  readonly source?: Source | undefined;
  /** The last good value: kept while the file is broken or cannot be read. */
  readonly value?: ValueOf;
  /** Whether that value is what holds of a file that was never good. */
  readonly isRest?: boolean;
  /** Of the texts of that value. */
  readonly valueKey?: string | undefined;
  /** @returns that text; undefined when nobody has it any more */
  readonly valueText?: () => string | undefined;
  /** See `GoodFile`. */
  readonly served?: ValueOf | undefined;
  readonly problems: readonly ContentProblem[];
}

/** The file that a translation takes its structure from. */
export interface Source {
  readonly name: string;
  /** Of its text. */
  readonly hash: string;
}

/** What could be read of a file. */
interface ReadFile {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Its text. */
  readonly text: string;
  readonly source?: Source | undefined;
  /** @returns what the source says, for a translation */
  readonly open?: (() => TranslationSource | undefined) | undefined;
}

/** What a value was made of: the texts of one file, or of two. */
export const keyOf = (hash: string, source: Source | undefined) => `${hash} ${source?.hash ?? ''}`;

/**
 * @param read what the file says now
 * @param before what was known of it
 * @returns what is known of it now: the same where neither its text nor that of its source has changed
 */
export function refreshFile({ name, schema, text, source, open }: ReadFile, before?: KnownFile): KnownFile {
  const hash = hashText(text);
  const key = keyOf(hash, source);
  const isSame = before && keyOf(before.hash, before.source) === key && before.source?.name === source?.name;
  if (isSame && (before.problems.length > 0 || before.valueKey === key)) return before;
  const { value, rest, problems } = parseFile(name, text, schema, open?.());
  const hasBetter = before?.value !== undefined && !before.isRest;
  const next = value ?? (hasBetter ? undefined : rest);
  if (next === undefined) return { ...valueOf(before), hash, source, problems };
  const isRest = value === undefined;
  return { hash, source, problems, value: () => next, isRest, valueKey: key, valueText: () => text };
}

/** @returns the last good value of a file, which may have been compiled */
function valueOf(file: KnownFile | undefined): Partial<KnownFile> {
  if (!file?.value) return {};
  const { value, isRest = false, valueKey, valueText = () => undefined } = file;
  return { value, isRest, valueKey, valueText };
}

/** @returns the same file with other problems */
export function withProblems(file: KnownFile, problems: KnownFile['problems']): KnownFile {
  const { hash, source, served } = file;
  return { ...valueOf(file), hash, source, served, problems };
}

/** @returns the text of a file, if it is still the one with that hash */
export function readIfSame(file: string, hash: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return hashText(text) === hash ? text : undefined;
  } catch {
    return undefined;
  }
}
