import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';

/** An entry of a folder that is there and cannot be read. */
export interface Unreadable {
  /** Relative, with `/` on every system. Of a folder: everything below it cannot be read. */
  readonly name: string;
  readonly why: string;
  /** Whether a time may come at which it can be read, without a change of the folder: of permissions, or of what a link leads to. */
  readonly mayHeal?: true;
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
  /** How many entries lie behind each link, by its name. */
  readonly linked: Map<string, number>;
}

/** A folder that is walked. */
interface Folder {
  /** Relative to the root, which has none. */
  readonly name: string;
  readonly above?: Folder;
  /** Whether it is a link itself. */
  readonly isLink: boolean;
  /** The link that leads to it or to one above: only then can there be a circle, and to look for one takes its time. */
  readonly link?: string | undefined;
}

/** What lies below. */
interface Found {
  readonly folders: Folder[];
  /** What may be a folder, and may be none. */
  readonly odd: Promise<Folder | undefined>[];
}

/** Editors' own files, and what tools keep beside content. */
export const isHidden = (name: string): boolean => name.startsWith('.') || name.endsWith('~');

const looksLikeContent = (name: string) => /\.ya?ml$/i.test(name);

/** Many times what all content has: a link to more leads elsewhere, as to the whole disk, and to read that takes minutes. */
const MOST_LINKED = 10_000;

/** What Node puts in place of bytes that are not UTF-8. */
const NOT_UTF8 = '\uFFFD';

/**
 * Lists the regular files of a folder and of those below it; links are followed. Nothing is opened but folders, so no pipe
 * or device can hold it up, and an entry that cannot be read costs that entry alone; so does a link to too much.
 *
 * @param root the folder
 * @param disk whom it asks: in turns with other work, unless told
 * @returns its files, and what cannot be read
 * @throws when the folder itself cannot be read
 */
export async function walkFolder(root: string, disk: Disk = { readdir, stat, realpath }): Promise<FolderListing> {
  const walk: Walk = { disk, root, names: [], unreadable: [], linked: new Map() };
  let folders: readonly Folder[] = [{ name: '', isLink: false }];
  while (folders.length > 0) {
    const listings = folders.map((folder) => list(walk, folder));
    // Where the answers are there at once, a promise for each of hundreds would take longer than they do.
    const all = listings.every((entries) => Array.isArray(entries)) ? listings : await Promise.all(listings.map(wait));
    const found: Found = { folders: [], odd: [] };
    for (const [place, folder] of folders.entries()) sortOut(walk, folder, all[place] ?? [], found);
    const looked = await Promise.all(found.odd);
    folders = [...found.folders, ...looked.filter((folder) => folder !== undefined)];
  }
  return { names: walk.names.sort(), unreadable: walk.unreadable.sort(byName) };
}

const wait = async (entries: Dirent[] | Promise<Dirent[]>) => entries;

const pathOf = ({ root }: Walk, { name }: Folder) => (name ? `${root}/${name}` : root);

/** @throws when it is the root, and cannot be read */
function list(walk: Walk, folder: Folder): Dirent[] | Promise<Dirent[]> {
  const refuse = (error: unknown) => {
    if (folder.name === '') throw error;
    refuseEntry(walk, folder.name, folder.isLink, error);
    return [];
  };
  try {
    const entries = walk.disk.readdir(pathOf(walk, folder), { withFileTypes: true });
    return Array.isArray(entries) ? entries : entries.catch(refuse);
  } catch (error) {
    return refuse(error);
  }
}

/** What has gone since the folder was listed is no longer there; a link is, though it leads to nothing. */
function refuseEntry({ unreadable }: Walk, name: string, isLink: boolean, error: unknown): void {
  const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT' && !isLink;
  if (!isGone) unreadable.push({ name, why: explainError(error), mayHeal: true });
}

/** Files go to their names, folders to what is walked next, and all else is looked at. */
function sortOut(walk: Walk, above: Folder, entries: readonly Dirent[], { folders, odd }: Found): void {
  if (above.link !== undefined && isTooMuch(walk, above.link, entries.length)) return;
  for (const entry of entries) {
    if (isHidden(entry.name)) continue;
    const name = above.name ? `${above.name}/${entry.name}` : entry.name;
    const isPlain = above.link === undefined && !entry.name.includes(NOT_UTF8);
    if (isPlain && entry.isFile()) walk.names.push(name);
    else if (isPlain && entry.isDirectory() && !looksLikeContent(name)) folders.push({ name, above, isLink: false });
    else odd.push(visit(walk, above, name, entry));
  }
}

/** Counts what lies behind a link, and refuses the link when it is too much. */
function isTooMuch({ linked, unreadable, names }: Walk, link: string, more: number): boolean {
  const before = linked.get(link) ?? 0;
  linked.set(link, before + more);
  if (before + more <= MOST_LINKED) return false;
  if (before > MOST_LINKED) return true;
  const most = MOST_LINKED.toLocaleString('en');
  unreadable.push({ name: link, why: `is a link to a folder with more than ${most} entries; take it away` });
  names.splice(0, names.length, ...names.filter((name) => !name.startsWith(`${link}/`)));
  return true;
}

/** @returns what is a folder, and may be walked */
async function visit(walk: Walk, above: Folder, name: string, entry: Dirent): Promise<Folder | undefined> {
  const isLink = entry.isSymbolicLink();
  try {
    return await find(walk, above, name, entry);
  } catch (error) {
    refuseEntry(walk, name, isLink, error);
    return undefined;
  }
}

async function find(walk: Walk, above: Folder, name: string, entry: Dirent): Promise<Folder | undefined> {
  const isNamedAsFile = looksLikeContent(name);
  const refuse = (why: string) => void walk.unreadable.push({ name, why });
  if (entry.name.includes(NOT_UTF8)) {
    if (entry.isDirectory() || isNamedAsFile) refuse('its name is not UTF-8; give it another');
    return undefined;
  }
  const isLink = entry.isSymbolicLink();
  const folder = { name, above, isLink, link: above.link ?? (isLink ? name : undefined) };
  const kind = isLink ? await walk.disk.stat(pathOf(walk, folder)) : entry;
  if (kind.isDirectory()) {
    if (isNamedAsFile) refuse('is a folder, and a file of this name is expected; rename it, or take it away');
    else if (folder.link !== undefined && (await leadsUp(walk, folder)))
      refuse('is a link to a folder above it; take it away');
    else return folder;
  } else if (kind.isFile()) walk.names.push(name);
  else if (isNamedAsFile) refuse('is a pipe, a socket or a device, and no file; take it away');
  return undefined;
}

async function leadsUp(walk: Walk, folder: Folder): Promise<boolean> {
  const real = await walk.disk.realpath(pathOf(walk, folder));
  for (let { above }: Pick<Folder, 'above'> = folder; above; { above } = above)
    if ((await walk.disk.realpath(pathOf(walk, above))) === real) return true;
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
