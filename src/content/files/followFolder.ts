import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { onReplaced } from '#src/content/files/folderIdentity.ts';
import { watchFolder } from '#src/content/files/watchFolder.ts';

interface FollowOptions {
  readonly directory: string;
  /** Reads the folder. Returns the names of what could not be read, and may be readable later without a change of the folder. */
  readonly read: () => Promise<readonly string[]>;
  /** Ends `read`, and whatever comes next. */
  readonly signal: AbortSignal;
  /** After this, in ms, what could not be read is tried again: a change of permissions is no event of a file system. */
  readonly retryAfter: number;
  /** Told when the folder could not be read at all. */
  readonly onFailure: (error: unknown) => void;
  /** Told when the folder cannot be watched. */
  readonly onUnwatched: (error: unknown) => void;
}

/** Editors save several files at once, and tools write in pieces: wait until it is quiet, in ms. */
const QUIET = 80;
/** Where it never is, as a tool writes all the time, a change waits no longer than this, in ms. */
const LONGEST_WAIT = 2000;
/** A folder that another is put in place of is no event of the one that is watched: it is looked for so often, in ms. */
const LOOK_EVERY = 2000;

/**
 * Reads a folder anew after each change of it, one reading at a time, and once when it begins: to begin takes its time, and
 * the folder was read before.
 *
 * @returns when every change from now on is followed
 */
export async function followFolder(options: FollowOptions): Promise<{ close(): Promise<void> }> {
  const { directory, read, retryAfter, onFailure, onUnwatched } = options;
  let unreadable: readonly string[] = [];
  let hasFailed = false;
  const isClosed = () => options.signal.aborted;
  let queue = Promise.resolve();
  const enqueue = (task: () => Promise<void>) => void (queue = queue.then(task));
  // Each has a timer by itself: a retry that is due must not put a change off.
  const change = whenQuiet(() => enqueue(readNow), options.signal);
  let retryTimer: NodeJS.Timeout | undefined;
  const readNow = async () => {
    clearTimeout(retryTimer);
    try {
      const before = unreadable;
      unreadable = await read();
      const isHealed = hasFailed || before.some((name) => !unreadable.includes(name));
      hasFailed = false;
      if (isHealed) await watchAnew();
    } catch (error) {
      if (isClosed()) return;
      hasFailed = true;
      onFailure(error);
    }
    retryLater();
  };
  const retryLater = () => {
    clearTimeout(retryTimer);
    if (!isClosed() && (hasFailed || unreadable.length > 0))
      retryTimer = setTimeout(enqueue, retryAfter, retry).unref();
  };
  // What is closed is looked at by itself: to read all takes its time, and ends the check of what was read before.
  const retry = async () => (hasFailed || (await isOneOpen(directory, unreadable)) ? readNow() : retryLater());
  const watching = await watchFolder(directory, change.tell, onUnwatched, { signal: options.signal });
  const watchAnew = async () => {
    await watching.restart();
    change.tell();
  };
  const stopLooking = await onReplaced(directory, LOOK_EVERY, () => watchAnew().catch(onUnwatched));
  enqueue(readNow);
  await queue;

  return {
    async close() {
      stopLooking();
      change.forget();
      clearTimeout(retryTimer);
      await watching.close();
      await queue;
    },
  };
}

/** @returns what is told of each change; `act` is called once for all that come close together */
function whenQuiet(act: () => void, signal: AbortSignal): { readonly tell: () => void; readonly forget: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let since: number | undefined;
  const end = () => {
    since = undefined;
    act();
  };
  return {
    tell() {
      if (signal.aborted) return;
      since ??= performance.now();
      clearTimeout(timer);
      timer = setTimeout(end, Math.min(QUIET, since + LONGEST_WAIT - performance.now())).unref();
    },
    forget: () => clearTimeout(timer),
  };
}

/** @returns whether one of the entries, files and folders, can be opened now */
async function isOneOpen(directory: string, names: readonly string[]): Promise<boolean> {
  const tries = names.map(async (name) => {
    // A link may lead to a pipe by now, which would wait for its writer.
    const handle = await open(path.join(directory, name), constants.O_RDONLY | constants.O_NONBLOCK);
    await handle.close();
  });
  return (await Promise.allSettled(tries)).some(({ status }) => status === 'fulfilled');
}
