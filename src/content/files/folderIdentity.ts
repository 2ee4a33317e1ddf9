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

/**
 * Calls when another folder is in the place of the one that was there: no event of the one that is watched.
 *
 * @param every how often to look, in ms
 * @returns the function that ends it
 */
export async function onReplaced(folder: string, every: number, listener: () => Promise<void>): Promise<() => void> {
  let known = await folderIdentity(folder);
  const look = async () => {
    const there = await folderIdentity(folder);
    if (there === undefined || there === known) return;
    known = there;
    await listener();
  };
  const timer = setInterval(() => void look(), every).unref();
  return () => clearInterval(timer);
}
