import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registryFiles } from './registryFiles.ts';

/**
 * Writes the registry anew where it is not what the folders say: an unchanged file keeps its time, so nothing is built again
 * for it.
 *
 * @param root the repository
 * @returns the files that have changed
 */
export function writeRegistry(root: string): string[] {
  const stale = staleRegistry(root);
  const texts = registryFiles(root);
  for (const file of stale) writeFileSync(path.join(root, file), texts.get(file) ?? '');
  return stale;
}

/** @param root the repository @returns the files of the registry that are not what the folders say */
export function staleRegistry(root: string): string[] {
  return [...registryFiles(root)].flatMap(([file, text]) => {
    const place = path.join(root, file);
    return existsSync(place) && readFileSync(place, 'utf8') === text ? [] : [file];
  });
}
