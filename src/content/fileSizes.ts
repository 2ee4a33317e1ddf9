import { stat } from 'node:fs/promises';
import path from 'node:path';
import { walkFolder } from '#src/content/walkFolder.ts';
import type { AnyBlock } from '#src/shared/page.ts';

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

interface Downloads extends AnyBlock {
  readonly items: readonly { readonly href: string }[];
}

/** @returns a downloads block with the size of each file, without those that do not exist; any other block as it is */
export function sizeDownloads(block: AnyBlock, sizes: ReadonlyMap<string, number>): AnyBlock {
  if (block.type !== 'downloads') return block;
  const items = (block as Downloads).items.flatMap((item) => {
    const bytes = sizes.get(item.href);
    return bytes === undefined ? [] : [{ ...item, bytes }];
  });
  return { ...block, items } as AnyBlock;
}
