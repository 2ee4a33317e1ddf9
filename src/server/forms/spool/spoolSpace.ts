import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { LEAD_OVERHEAD, type SpaceMeasure } from '#src/server/forms/leads/leadsSpace.ts';
import { orMissing, type SpoolFolders } from '#src/server/forms/spool/spoolFiles.ts';

/** @returns what leads take on the disk, and what the disk has left for anybody */
export async function measureSpool({ pending }: SpoolFolders): Promise<SpaceMeasure> {
  const { bavail, blocks, bsize } = await statfs(pending);
  let taken = 0;
  for (const id of await readdir(pending)) taken += LEAD_OVERHEAD + (await bytesIn(path.join(pending, id)));
  return { taken, free: bavail * bsize, total: blocks * bsize };
}

/** A lead may be delivered while it is looked at. */
async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await orMissing(readdir(folder), []))
    bytes += (await orMissing(stat(path.join(folder, name)), undefined))?.size ?? 0;
  return bytes;
}
