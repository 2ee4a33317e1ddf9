import path from 'node:path';
import { watch } from 'chokidar';
import { BLOCKS, COLLECTIONS, SCENES, TEMPLATES } from './folders.ts';
import { writeRegistry } from './writeRegistry.ts';

/**
 * Keeps the registry what the folders say, while they come and go.
 *
 * @param root the repository
 * @param onWrite told of each file that was written
 * @returns when every change from now on is followed: the function that ends that
 */
export async function followFolders(root: string, onWrite: (file: string) => void): Promise<() => Promise<void>> {
  const write = () => {
    writeRegistry(root).forEach(onWrite);
  };
  const watcher = watch(
    [BLOCKS, TEMPLATES, COLLECTIONS, SCENES].map(({ place }) => path.join(root, place)),
    { ignoreInitial: true, depth: 1 },
  );
  watcher.on('all', (event) => {
    // What a file says is nothing to the registry.
    if (event !== 'change') write();
  });
  watcher.on('error', (error) => {
    // A folder may go while it is being taken in. The watcher passes the error on as a text where another realm made it.
    if (!String(error).includes('ENOENT')) throw error;
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  write();
  return () => watcher.close();
}
