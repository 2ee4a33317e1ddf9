import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** An entry of a folder that is there and cannot be read. */
export interface Unreadable {
  /** Relative, with `/` on every system. Of a folder: everything below it cannot be read. */
  readonly name: string;
  readonly why: string;
}

/** What a folder holds. */
export interface FolderListing {
  /** The regular files, by name relative to the folder, sorted. */
  readonly names: readonly string[];
  readonly unreadable: readonly Unreadable[];
}

/** What a walk asks, as in `node:fs/promises`; answers may be there at once. */
export interface Disk {
  readdir(folder: string, options: { withFileTypes: true }): Dirent[] | Promise<Dirent[]>;
  stat(path: string): Pick<Dirent, 'isDirectory' | 'isFile'> | Promise<Pick<Dirent, 'isDirectory' | 'isFile'>>;
  realpath(path: string): string | Promise<string>;
}

interface Walk {
  readonly disk: Disk;
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
 * @param disk whom it asks: in turns with other work, unless told
 * @returns its files, and what cannot be read
 * @throws when the folder itself cannot be read
 */
export async function walkFolder(root: string, disk: Disk = { readdir, stat, realpath }): Promise<FolderListing> {
  const walk: Walk = { disk, root, names: [], unreadable: [] };
  await walkInto(walk, '', { paths: [root], isLinked: false });
  return { names: walk.names.sort(), unreadable: walk.unreadable.sort(byName) };
}

/** Where a folder lies. */
interface Place {
  /** The folder and all above it. */
  readonly paths: readonly string[];
  /** Whether a link leads to one of them: only then can there be a circle, and to look for one takes its time. */
  readonly isLinked: boolean;
}

async function walkInto(walk: Walk, folder: string, place: Place): Promise<void> {
  const entries = await walk.disk.readdir(folder ? `${walk.root}/${folder}` : walk.root, { withFileTypes: true });
  const below: Promise<void>[] = [];
  for (const entry of entries) {
    if (isHidden(entry.name)) continue;
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isFile() && !entry.name.includes(NOT_UTF8)) walk.names.push(name);
    else below.push(visitOrRefuse(walk, name, entry, place));
  }
  await Promise.all(below);
}

async function visitOrRefuse(walk: Walk, name: string, entry: Dirent, place: Place): Promise<void> {
  try {
    await visit(walk, name, entry, place);
  } catch (error) {
    // What has gone since the folder was listed is no longer there; a link is, though it leads to nothing.
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && !entry.isSymbolicLink();
    if (!isGone) walk.unreadable.push({ name, why: explainError(error) });
  }
}

async function visit(walk: Walk, name: string, entry: Dirent, place: Place): Promise<void> {
  const isNamedAsFile = looksLikeContent(entry.name);
  const refuse = (why: string) => walk.unreadable.push({ name, why });
  if (entry.name.includes(NOT_UTF8)) {
    if (entry.isDirectory() || isNamedAsFile) refuse('its name is not UTF-8; give it another');
    return;
  }
  const full = path.join(walk.root, name);
  const kind = entry.isSymbolicLink() ? await walk.disk.stat(full) : entry;
  if (kind.isDirectory()) {
    const isLinked = place.isLinked || entry.isSymbolicLink();
    if (isNamedAsFile) refuse('is a folder, and a file of this name is expected; rename it, or take it away');
    else if (isLinked && (await leadsUp(walk.disk, full, place)))
      refuse('is a link to a folder above it; take it away');
    else await walkInto(walk, name, { paths: [...place.paths, full], isLinked });
  } else if (kind.isFile()) walk.names.push(name);
  else if (isNamedAsFile) refuse('is a pipe, a socket or a device, and no file; take it away');
}

async function leadsUp(disk: Disk, folder: string, { paths }: Place): Promise<boolean> {
  const real = await disk.realpath(folder);
  for (const above of paths) if ((await disk.realpath(above)) === real) return true;
  return false;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'the server has no permission to read it; change its permissions',
  EPERM: 'the server has no permission to read it; change its permissions',
  ENOENT: 'is a link to nothing; take it away, or make what it leads to',
  ELOOP: 'is a link that leads back to itself; take it away',
  ENAMETOOLONG: 'its name is too long; give it a shorter one',
};

const byName = (a: Unreadable, b: Unreadable) => (a.name < b.name ? -1 : 1);

/** @returns why an entry of a folder cannot be read, and what to do about it */
export function explainError(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `could not be read (${code || String(error)})`;
}
