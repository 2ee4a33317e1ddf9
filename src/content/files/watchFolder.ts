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
function createIsIgnored(directory: string): (file: string) => boolean {
  const watched = new Set<string>();
  return function isIgnored(file) {
    const names = path.relative(directory, file).split(path.sep);
    if (names.some((name) => name !== '..' && isHidden(name))) return true;
    if (watched.size < MOST_WATCHED) watched.add(file);
    return !watched.has(file);
  };
}

/** What is wrong with a single entry is said by who reads it. */
const OF_ONE_ENTRY = /\b(EACCES|EPERM|ENOENT|ELOOP|ENAMETOOLONG)\b/;

/**
 * @param directory is watched with all below it; what may not be read is left out
 * @param onEvent called for each single change
 * @param onError told when the folder cannot be watched
 * @param signal whoever is not interested any more need not wait until all is watched; to close it is still up to them
 * @returns when every change from now on is seen
 */
export async function watchFolder(
  directory: string,
  onEvent: () => void,
  onError: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<FolderWatch> {
  const begin = async () => {
    const watcher = watch(directory, {
      ignoreInitial: true,
      ignorePermissionErrors: true,
      ignored: createIsIgnored(directory),
    });
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
