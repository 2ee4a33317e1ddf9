import { onReplaced } from '#src/content/files/folderIdentity.ts';
import { watchFolder } from '#src/content/files/watchFolder.ts';

interface FollowOptions {
  readonly directory: string;
  /** Reads the folder. Returns the names of what is there and could not be read. */
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
  const enqueue = () => void (queue = queue.then(readNow));
  const timers: Record<'change' | 'retry', NodeJS.Timeout | undefined> = { change: undefined, retry: undefined };
  // Each by itself: a retry that is due must not put a change off.
  const readAfter = (delay: number, reason: keyof typeof timers) => {
    clearTimeout(timers[reason]);
    if (!isClosed()) timers[reason] = setTimeout(enqueue, delay).unref();
  };
  const readNow = async () => {
    clearTimeout(timers.retry);
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
    if (hasFailed || unreadable.length > 0) readAfter(retryAfter, 'retry');
  };
  const watching = await watchFolder(directory, () => readAfter(QUIET, 'change'), onUnwatched, options.signal);
  const watchAnew = async () => {
    await watching.restart();
    readAfter(QUIET, 'change');
  };
  const stopLooking = await onReplaced(directory, LOOK_EVERY, () => watchAnew().catch(onUnwatched));
  enqueue();
  await queue;

  return {
    async close() {
      stopLooking();
      Object.values(timers).forEach((timer) => clearTimeout(timer));
      await watching.close();
      await queue;
    },
  };
}
