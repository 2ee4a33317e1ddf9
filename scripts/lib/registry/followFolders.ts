import path from 'node:path';
import { watch } from 'chokidar';
import { BLOCKS, TEMPLATES } from './folders.ts';
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
    [BLOCKS, TEMPLATES].map(({ place }) => path.join(root, place)),
    { ignoreInitial: true, depth: 1 },
  );
  watcher.on('all', (event) => {
    // What a file says is nothing to the registry.
    if (event !== 'change') write();
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  write();
  return () => watcher.close();
}
