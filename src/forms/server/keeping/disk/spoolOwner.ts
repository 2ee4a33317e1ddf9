import { randomUUID } from 'node:crypto';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#src/server/boot/makeFolder.ts';
import {
  exists,
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
  /** @returns whether an owner is alive that may have come since the last sweep: those that are gone have no folder */
  isThere(owner: string): Promise<boolean>;
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
  const findSilent = createSilence(heartbeat * MISSED);
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
  await register(home);
  const timer = setInterval(() => void beat(home).catch(onError), heartbeat);
  return {
    id,
    async newFolder() {
      const folder = path.join(home, randomUUID());
      await makeFolder(folder, FOLDER_MODE);
      return folder;
    },
    newName,
    async sweep() {
      const living = new Set([...(await readdir(incoming)), id]);
      const others = [...living].filter((other) => other !== id);
      for (const other of await findSilent(others, incoming)) {
        await bury(path.join(incoming, other));
        living.delete(other);
      }
      return living;
    },
    isThere: (other) => exists(path.join(incoming, other)),
    async close() {
      clearInterval(timer);
      await removeFolder(home);
    },
  };
}

/** Its age tells that an owner lives. */
const aliveIn = (home: string) => path.join(home, 'alive');

async function register(home: string): Promise<void> {
  await makeFolder(home, FOLDER_MODE);
  await writeFile(aliveIn(home), '', { mode: FILE_MODE });
}

async function beat(home: string): Promise<void> {
  try {
    await utimes(aliveIn(home), new Date(), new Date());
  } catch (error) {
    // Taken for dead after a long pause: the drafts are gone, the owner begins anew.
    if (!isCode(error, 'ENOENT')) throw error;
    await register(home);
  }
}

/**
 * A folder without a heartbeat file is one that is being set up just now, or whose owner was killed while it was. One whose
 * heartbeat seems to be old, or yet to come, is looked at twice: where the clock has jumped all do, until they beat again.
 *
 * @param silence in ms
 * @returns what takes the names of owners and the folder of all, and returns those of them that live no more
 */
function createSilence(silence: number): (owners: readonly string[], incoming: string) => Promise<readonly string[]> {
  let beats: ReadonlyMap<string, number> = new Map();
  return async (owners, incoming) => {
    const silent: string[] = [];
    const heard = new Map<string, number>();
    for (const owner of owners) {
      const home = path.join(incoming, owner);
      const sign = (await orMissing(stat(aliveIn(home)), undefined)) ?? (await orMissing(stat(home), undefined));
      const isRecent = sign && Math.abs(Date.now() - sign.mtimeMs) < silence;
      if (sign && (isRecent || beats.get(owner) !== sign.mtimeMs)) heard.set(owner, sign.mtimeMs);
      else silent.push(owner);
    }
    // Of those that are gone nothing is kept.
    beats = heard;
    return silent;
  };
}
