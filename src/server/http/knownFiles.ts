import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files of a folder, listed when somebody first asks for one: a start and its first page need none of a build's. */
export type KnownFiles = () => ReadonlySet<string>;

/**
 * A folder that does not change while the process lives is listed once, so that no disk is asked for what is not there.
 *
 * @param directory need not exist
 * @returns the paths of its files, as addresses below it: `/flags/de.svg`
 */
export function listKnownFiles(directory: string): ReadonlySet<string> {
  const root = path.resolve(directory);
  if (!existsSync(root)) return new Set();
  return new Set(listBelow(root, ''));
}

/** By hand: Node's own recursion asks the disk for each file what it is, though it has been told. */
function listBelow(root: string, address: string): string[] {
  return readdirSync(root + address, { withFileTypes: true }).flatMap((entry) => {
    const below = `${address}/${entry.name}`;
    if (entry.isDirectory() || (entry.isSymbolicLink() && leadsToFolder(root + below))) return listBelow(root, below);
    return entry.isFile() ? [below] : [];
  });
}

/** A folder may be mounted elsewhere and linked. A circle ends where the system gives it up. */
function leadsToFolder(link: string): boolean {
  try {
    return statSync(link).isDirectory();
  } catch {
    return false;
  }
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
