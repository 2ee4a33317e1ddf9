import type { Stats } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import { isHidden } from '#src/content/files/walkFolder.ts';

interface FolderWatch {
  /** Begins anew: what could not be read before is not watched, though it can be read now. What changes meanwhile is not seen. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Many times what all content has: what a link to the whole disk brings beyond that is read by nobody (`walkFolder.ts`). */
const MOST_WATCHED = 20_000;

/** What lies above the folder has no say: mounted content often lies below a dot folder. */
function createWatched(directory: string, most: number) {
  const watched = new Set<string>();
  return {
    /** @param stats what it is; undefined before that was looked at: then it need not even be there */
    isIgnored(this: void, file: string, stats?: Stats): boolean {
      const names = path.relative(directory, file).split(path.sep);
      if (names.some((name) => name !== '..' && isHidden(name))) return true;
      const hasRoom = watched.size < most;
      if (stats && hasRoom) watched.add(file);
      return !hasRoom && !watched.has(file);
    },
    /** What is gone makes room: who saves by way of another file leaves a new name behind with each edit. */
    forget(this: void, file: string): void {
      watched.delete(file);
    },
  };
}

interface WatchOptions {
  /** Whoever is not interested any more need not wait until all is watched; to close it is still up to them. */
  readonly signal?: AbortSignal;
  /** How many files and folders are watched. */
  readonly most?: number;
}

/** What is wrong with a single entry is said by who reads it. */
const OF_ONE_ENTRY = /\b(EACCES|EPERM|ENOENT|ELOOP|ENAMETOOLONG)\b/;

/**
 * @param directory is watched with all below it; what may not be read is left out
 * @param onEvent called for each single change
 * @param onError told when the folder cannot be watched
 * @returns when every change from now on is seen
 */
export async function watchFolder(
  directory: string,
  onEvent: () => void,
  onError: (error: unknown) => void,
  { signal, most = MOST_WATCHED }: WatchOptions = {},
): Promise<FolderWatch> {
  const begin = async () => {
    const { isIgnored, forget } = createWatched(directory, most);
    const watcher = watch(directory, { ignoreInitial: true, ignorePermissionErrors: true, ignored: isIgnored });
    watcher.on('unlink', forget).on('unlinkDir', forget);
    watcher.on('all', onEvent);
    watcher.on('error', (error) => {
      if (!OF_ONE_ENTRY.test(String(error))) onError(error);
    });
    await new Promise<void>((resolve) => {
      if (signal?.aborted) resolve();
      watcher.once('ready', resolve);
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });
    return watcher;
  };
  let watcher = await begin();
  let isClosed = false;
  const beginAnew = async () => {
    // One that is still open would lend the next its eyes, which are on the folder that was there before.
    await watcher.close();
    watcher = await begin();
    if (isClosed) await watcher.close();
  };
  let restarted = Promise.resolve();
  return {
    restart() {
      // One after the other: of two at once nobody would know, nor close, the first that has begun.
      restarted = restarted.then(beginAnew, beginAnew);
      return restarted;
    },
    async close() {
      isClosed = true;
      await watcher.close();
    },
  };
}
