import { randomUUID } from 'node:crypto';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#src/server/boot/makeFolder.ts';
import {
  FILE_MODE,
  FOLDER_MODE,
  isCode,
  orMissing,
  removeFolder,
  tryRename,
} from '#src/forms/server/keeping/disk/spoolFiles.ts';

/** A process that works on a spool, and the folder in which it keeps what nobody else may touch. */
export interface SpoolOwner {
  readonly id: string;
  /** @returns the path of a new, empty folder of its own */
  newFolder(): Promise<string>;
  /** @returns a path in its own folder under which nothing is */
  newName(): Promise<string>;
  /** @returns the owners that are alive, this one included; the folders of the others are removed */
  sweep(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

interface OwnerOptions {
  /** The folder of all owners. */
  readonly incoming: string;
  /** An owner shows so often that it lives, in ms. */
  readonly heartbeat: number;
  readonly onError: (error: unknown) => void;
}

/** So many heartbeats may be missed, by a busy process or a stopped one, before the others take over. */
const MISSED = 6;

/**
 * Life is told by the age of a file, not by a process number: two containers on one volume both are process 1.
 *
 * @throws when the folder cannot be written
 */
export async function createSpoolOwner({ incoming, heartbeat, onError }: OwnerOptions): Promise<SpoolOwner> {
  const id = randomUUID();
  const home = path.join(incoming, id);
  const alive = path.join(home, 'alive');
  const register = async () => {
    await makeFolder(home, FOLDER_MODE);
    await writeFile(alive, '', { mode: FILE_MODE });
  };
  const beat = async () => {
    try {
      await utimes(alive, new Date(), new Date());
    } catch (error) {
      // Taken for dead after a long pause: the drafts are gone, the owner begins anew.
      if (!isCode(error, 'ENOENT')) throw error;
      await register();
    }
  };
  const hasFallenSilent = createSilence(heartbeat * MISSED);
  const newName = async () => {
    // Taken for dead, and not told of it yet: without a grave a lead would stay claimed by this process for as long as it lives.
    await makeFolder(home, FOLDER_MODE);
    return path.join(home, `gone-${randomUUID()}`);
  };
  /** In one step: an owner that was only paused must not make a lead of a draft of which a part is gone. */
  const bury = async (other: string) => {
    const grave = await newName();
    if (await tryRename(other, grave)) await removeFolder(grave);
  };
  await register();
  const timer = setInterval(() => void beat().catch(onError), heartbeat);
  return {
    id,
    async newFolder() {
      const folder = path.join(home, randomUUID());
      await makeFolder(folder, FOLDER_MODE);
      return folder;
    },
    newName,
    async sweep() {
      const living = new Set<string>([id]);
      for (const other of await readdir(incoming)) {
        if (other === id) continue;
        if (await hasFallenSilent(path.join(incoming, other))) await bury(path.join(incoming, other));
        else living.add(other);
      }
      return living;
    },
    async close() {
      clearInterval(timer);
      await removeFolder(home);
    },
  };
}

/**
 * A folder without a heartbeat file is one that is being set up just now, or whose owner was killed while it was. One whose
 * heartbeat seems to be old, or yet to come, is looked at twice: where the clock has jumped all do, until they beat again.
 *
 * @param silence in ms
 */
function createSilence(silence: number): (home: string) => Promise<boolean> {
  const beats = new Map<string, number>();
  return async (home) => {
    const sign =
      (await orMissing(stat(path.join(home, 'alive')), undefined)) ?? (await orMissing(stat(home), undefined));
    if (!sign) return true;
    const isSilent = Math.abs(Date.now() - sign.mtimeMs) >= silence;
    const hasBeaten = beats.get(home) !== sign.mtimeMs;
    beats.set(home, sign.mtimeMs);
    if (!isSilent || hasBeaten) return false;
    beats.delete(home);
    return true;
  };
}
