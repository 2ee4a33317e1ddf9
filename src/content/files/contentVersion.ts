import { hashText } from '#src/content/files/hashText.ts';

/** Where content lies: files at the top of the folder, and folders there. */
interface ContentPlaces {
  readonly topFiles: readonly string[];
  readonly pageFolders: readonly string[];
  readonly recordFolders: readonly string[];
}

/**
 * By the folders of content alone: what else was compiled is known to who reads it first, and to nobody after that.
 *
 * @param keys of each file that has a value, what stands for the texts which that was made of
 * @param places where it lies
 * @returns what stands for all content: the same in every process, whether it was compiled, read or edited since
 */
export function contentVersion(
  keys: readonly (readonly [name: string, key: string])[],
  { topFiles, pageFolders, recordFolders }: ContentPlaces,
): string {
  const places = new Set([...topFiles, ...pageFolders, ...recordFolders]);
  const own = keys.filter(([name]) => places.has(name.split('/', 1)[0] ?? ''));
  return hashText(JSON.stringify(own.map((key) => key.join(' ')).sort()));
}
