import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** An entry of a folder that is there and cannot be read. */
export interface Unreadable {
  /** Relative, with `/` on every system. Of a folder: everything below it cannot be read. */
  readonly name: string;
  readonly why: string;
}

interface FolderListing {
  /** The regular files, by name relative to the folder, sorted. */
  readonly names: readonly string[];
  readonly unreadable: readonly Unreadable[];
}

interface Walk {
  readonly root: string;
  readonly names: string[];
  readonly unreadable: Unreadable[];
}

/** Editors' own files, and what tools keep beside content. */
export const isHidden = (name: string): boolean => name.startsWith('.') || name.endsWith('~');

const looksLikeContent = (name: string) => /\.ya?ml$/i.test(name);

/** What Node puts in place of bytes that are not UTF-8. */
const NOT_UTF8 = '\uFFFD';

/**
 * Lists the regular files of a folder and of those below it; links are followed. Nothing is opened but folders, so no pipe
 * or device can hold it up, and an entry that cannot be read costs that entry alone.
 *
 * @param root the folder
 * @returns its files, and what cannot be read
 * @throws when the folder itself cannot be read
 */
export async function walkFolder(root: string): Promise<FolderListing> {
  const walk: Walk = { root, names: [], unreadable: [] };
  await walkInto(walk, '', [await realpath(root)]);
  return { names: walk.names.sort(), unreadable: walk.unreadable };
}

/** @param above the real paths of the folder and of all above it, so that a link cannot lead in a circle */
async function walkInto(walk: Walk, folder: string, above: readonly string[]): Promise<void> {
  const entries = await readdir(path.join(walk.root, folder), { withFileTypes: true });
  for (const entry of entries) {
    if (isHidden(entry.name)) continue;
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    try {
      await visit(walk, name, entry, above);
    } catch (error) {
      // What has gone since the folder was listed is no longer there; a link is, though it leads to nothing.
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && !entry.isSymbolicLink();
      if (!isGone) walk.unreadable.push({ name, why: explainError(error) });
    }
  }
}

async function visit(walk: Walk, name: string, entry: Dirent, above: readonly string[]): Promise<void> {
  const isNamedAsFile = looksLikeContent(entry.name);
  const refuse = (why: string) => walk.unreadable.push({ name, why });
  if (entry.name.includes(NOT_UTF8)) {
    if (entry.isDirectory() || isNamedAsFile) refuse('its name is not UTF-8; give it another');
    return;
  }
  const full = path.join(walk.root, name);
  const kind = entry.isSymbolicLink() ? await stat(full) : entry;
  if (kind.isDirectory()) {
    if (isNamedAsFile) refuse('is a folder, and a file of this name is expected; rename it, or take it away');
    else await walkBelow(walk, name, full, above, refuse);
  } else if (kind.isFile()) walk.names.push(name);
  else if (isNamedAsFile) refuse('is a pipe, a socket or a device, and no file; take it away');
}

async function walkBelow(
  walk: Walk,
  name: string,
  full: string,
  above: readonly string[],
  refuse: (why: string) => void,
) {
  const real = await realpath(full);
  if (above.includes(real)) refuse('is a link to a folder above it; take it away');
  else await walkInto(walk, name, [...above, real]);
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the server has no permission to read it; change its permissions',
  EPERM: 'the server has no permission to read it; change its permissions',
  ENOENT: 'is a link to nothing; take it away, or make what it leads to',
  ELOOP: 'is a link that leads back to itself; take it away',
  ENAMETOOLONG: 'its name is too long; give it a shorter one',
};

/** @returns why an entry of a folder cannot be read, and what to do about it */
export function explainError(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `could not be read (${code || String(error)})`;
}
