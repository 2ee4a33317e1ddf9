import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A folder that does not change while the process lives is listed once, so that no disk is asked for what is not there.
 *
 * @param directory need not exist
 * @returns the paths of its files, as addresses below it: `/flags/de.svg`
 */
export function listKnownFiles(directory: string): ReadonlySet<string> {
  const root = path.resolve(directory);
  if (!existsSync(root)) return new Set();
  const addresses = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // By hand: the folder stands at the beginning of each, and `path.relative` takes both apart anew for every file.
    .map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`.replaceAll(path.sep, '/'));
  return new Set(addresses);
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
