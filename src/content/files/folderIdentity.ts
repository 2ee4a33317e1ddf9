import { stat } from 'node:fs/promises';

/**
 * @returns what tells a folder from another that was put in its place, by a link that leads elsewhere now or by a move; undefined
 *   while there is none
 */
export async function folderIdentity(folder: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(folder);
    return `${String(dev)}:${String(ino)}`;
  } catch {
    return undefined;
  }
}
