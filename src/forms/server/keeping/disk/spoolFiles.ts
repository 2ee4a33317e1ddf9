import { open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#src/server/upstream/reasonOf.ts';

/** Nobody but the server's own user reads leads. */
export const FILE_MODE = 0o600;
/** As `FILE_MODE`, for folders: to enter one takes a right of its own. */
export const FOLDER_MODE = 0o700;

/**
 * Writes a new file, and syncs it.
 *
 * @throws when the disk does not take it
 */
export async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', FILE_MODE);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes names of a folder durable: a rename is on the disk only when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @returns the names of the folders in a folder: what somebody, or a system, has left beside them is none of ours */
export async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** @returns whether it was renamed: false when somebody else was quicker, and there is nothing under the old name */
export async function tryRename(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** @returns whether a file or folder is there */
export const exists = async (file: string): Promise<boolean> => (await orMissing(stat(file), undefined)) !== undefined;

/** @returns the same, or the fallback when the file or folder is not there */
export async function orMissing<Result, Fallback>(promise: Promise<Result>, fallback: Fallback) {
  try {
    return await promise;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return fallback;
    throw error;
  }
}

/** @returns whether it is an error of the system with one of these codes */
export function isCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(codeOf(error) ?? '');
}

/** Removes a folder that nobody looks into any more. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** @returns what the disk of a folder can hold, and what of it is free for this process, in bytes */
export async function measureDisk(folder: string): Promise<{ readonly free: number; readonly total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** The folders of a spool. All are on one file system, so that a rename between them is one step. */
export interface SpoolFolders {
  /** A folder for each process, with its drafts. */
  readonly incoming: string;
  /** A folder for each lead that was accepted and not yet delivered. */
  readonly pending: string;
  /** A file for each lead that was delivered lately, with its digest: the same lead is known when it comes again. */
  readonly delivered: string;
}

/** @param directory the spool's own folder */
export function spoolFolders(directory: string): SpoolFolders {
  const of = (name: string) => path.join(directory, name);
  return { incoming: of('incoming'), pending: of('pending'), delivered: of('delivered') };
}
