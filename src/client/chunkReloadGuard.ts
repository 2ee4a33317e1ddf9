import { CHUNK_RELOAD_GUARD } from '#config/constants.ts';
import { isWrittenIn } from '#src/ui/fields/isWrittenIn.ts';
import { readFirst, writeFirst } from '#src/visitor/data/firstStorage.ts';

interface Guard {
  readonly now: () => number;
  readonly reload: () => void;
}

/**
 * SPEC part 8: a chunk that cannot be loaded leads to one full reload, at most once per 60 s, so that a page from before a
 * deploy heals and a broken build does not loop.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnce({ now, reload }: Guard): boolean {
  const last = Number(readFirst('chunkReload') ?? 0);
  // Where nothing can be remembered, a broken build would loop.
  if (now() - last < CHUNK_RELOAD_GUARD || !writeFirst('chunkReload', String(now()))) return false;
  reload();
  return true;
}

/** @returns whether an error says that a chunk, script or style, could not be loaded */
export function isChunkError(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** @returns whether the error is a chunk's, and the page is being loaded again for it */
function reloadFor(error: unknown, onGivenUp: () => void): boolean {
  if (!isChunkError(error)) return false;
  // What somebody has written, in whatever part of the page, would be gone with it.
  const reloads = !isWrittenIn(document) && reloadOnce({ now: Date.now, reload: () => window.location.reload() });
  if (!reloads) onGivenUp();
  return reloads;
}

/**
 * Listens for chunk failures that nobody else catches. A script of the page that does not come is asked for by webpack as well
 * (bringScripts.ts); whoever asks for one beforehand catches it, since a prefetch that fails must not reload the page.
 *
 * @param onGivenUp is told that the page stays as it is, because it has just been loaded again for the same reason, or because
 *   somebody has written in it
 */
export function installChunkReloadGuard(onGivenUp: () => void): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (reloadFor(event.reason, onGivenUp)) event.preventDefault();
  });
}
