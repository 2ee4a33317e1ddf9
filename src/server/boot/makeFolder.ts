import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#src/server/upstream/reasonOf.ts';

/**
 * Makes a folder with those above it. Node's own `recursive` never ends where a file system lets nobody make a folder, and
 * calls that ENOENT, as `/proc` does.
 *
 * @param mode of the folders that are made; the umask's without
 * @throws when it is not there then: what the system says
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await makeOne(folder, mode);
  } catch (error) {
    const parent = path.dirname(folder);
    if (codeOf(error) !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent, mode);
    await makeOne(folder, mode);
  }
}

async function makeOne(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // A file system that cannot be written says so of a folder that is there, too.
    const isThere = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isThere) throw error;
  }
}
