import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A folder that does not change while the process lives is listed once, so that no disk is asked for what is not there.
 *
 * @param directory need not exist
 * @returns the paths of its files, as addresses below it: `/flags/de.svg`
 */
export function listKnownFiles(directory: string): ReadonlySet<string> {
  if (!existsSync(directory)) return new Set();
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const addressOf = (folder: string, name: string) =>
    `/${path.relative(directory, path.join(folder, name)).replaceAll(path.sep, '/')}`;
  return new Set(files.map(({ parentPath, name }) => addressOf(parentPath, name)));
}

/** @returns whether an address, as it came, is that of a file; what does not decode is none */
export function isKnownFile(known: ReadonlySet<string>, address: string): boolean {
  if (known.has(address)) return true;
  if (!address.includes('%')) return false;
  try {
    return known.has(decodeURIComponent(address));
  } catch {
    return false;
  }
}
