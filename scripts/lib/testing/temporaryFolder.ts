import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A file system in memory, which every Linux has: to make and to remove the small files of a run takes a disk a minute. */
const MEMORY = '/dev/shm';

/** A run needs half a gigabyte at most; bytes. */
const ROOM = 2 * 1024 ** 3;

/** By the process that has asked for it, so that the next run knows whom nobody uses any more. */
const NAME = /^site-tests-(\d+)-/;

/**
 * Makes a folder for all that tests put into the system's temporary folder, and takes away what runs that were killed have left.
 *
 * @param memory where it is to be, if there is room; where `TMPDIR` says, when it says so
 * @returns its path; who has asked for it takes it away
 */
export function makeTemporaryFolder(memory: string = MEMORY): string {
  const parent = process.env.TMPDIR ?? (hasRoom(memory) ? memory : os.tmpdir());
  for (const name of readdirSync(parent)) {
    const owner = NAME.exec(name)?.[1];
    if (owner !== undefined && !isAlive(Number(owner)))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(parent, `site-tests-${String(process.pid)}-`));
  // Some tests are another user for a while, who must get through to what lies in it.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    // It promises more than there is.
    return Math.min(bavail * bsize, os.freemem() / 2) >= ROOM;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
