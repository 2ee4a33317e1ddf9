import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from '#src/content/check/contentProblem.ts';
import { explainError, walkFolder } from '#src/content/files/walkFolder.ts';

/** Where the files lie that pages offer for download, in the public folder and in addresses alike. */
export const FILES = '/files/';

/** What pages may offer for download. */
interface FileSizes {
  /** In bytes, by address: `/files/course/calls.en.csv`. */
  readonly sizes: ReadonlyMap<string, number>;
  /** What cannot be read is missing, and named. */
  readonly problems: readonly ContentProblem[];
}

/**
 * @param publicDirectory the folder that is served as it is
 * @returns the sizes of its files that pages may offer; none when there is no such folder
 */
export async function readFileSizes(publicDirectory: string): Promise<FileSizes> {
  const folder = path.join(publicDirectory, FILES);
  const problems: ContentProblem[] = [];
  const refuse = (name: string) => (error: unknown) => {
    // What has gone since is no longer there.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') problems.push(problemOf(name, explainError(error)));
  };
  const listing = await walkFolder(folder).catch(refuse(''));
  const sizes = (listing?.names ?? []).map(async (name) => {
    const found = await stat(path.join(folder, name)).catch(refuse(name));
    return found ? [[FILES + name, found.size] as const] : [];
  });
  const known = new Map((await Promise.all(sizes)).flat());
  const closed = listing?.unreadable.map(({ name, why }) => problemOf(name, why)) ?? [];
  return { sizes: known, problems: [...closed, ...problems] };
}

const problemOf = (name: string, rule: string): ContentProblem => ({
  file: path.posix.join('public', FILES, name),
  rule,
});
