import { stat } from 'node:fs/promises';
import path from 'node:path';
import { walkFolder } from '#src/content/files/walkFolder.ts';

/** Where the files lie that pages offer for download, in the public folder and in addresses alike. */
export const FILES = '/files/';

/**
 * @param publicDirectory the folder that is served as it is
 * @returns the sizes in bytes by address, `/files/course/calls.en.csv`; none when there is no such folder. What cannot be
 *   read there is missing
 */
export async function readFileSizes(publicDirectory: string): Promise<ReadonlyMap<string, number>> {
  const folder = path.join(publicDirectory, FILES);
  const names = await walkFolder(folder).then((listing) => listing.names, ignoreMissing);
  const sizes = names.map(async (name) => {
    const found = await stat(path.join(folder, name)).catch(ignoreMissing);
    return 'size' in found ? [[FILES + name, found.size] as const] : [];
  });
  return new Map((await Promise.all(sizes)).flat());
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
