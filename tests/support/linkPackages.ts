import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives a copy of the repository its packages: a folder of links, and no link to the folder, since what is written below `.cache`
 * must not be the repository's. What is there already stays.
 *
 * @param from the packages of the repository
 * @param to those of the copy
 */
export async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const wanted = (await readdir(from)).filter((name) => !name.startsWith('.'));
  const present = new Set(await readdir(to));
  const missing = wanted.filter((name) => !present.has(name));
  await Promise.all(missing.map((name) => symlink(path.join(from, name), path.join(to, name))));
}
