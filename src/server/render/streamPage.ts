import { finished } from 'node:stream/promises';
import type { Response } from 'express';
import type { Rendering } from '#src/server/render/createRenderer.tsx';
import { gatherFlushes } from '#src/server/render/gatherFlushes.ts';
import { waitFor } from '#src/server/http/waitFor.ts';

/** What is ready so soon after the shell goes out with it, in ms: then nothing needs a script to be revealed. */
export const GRACE = 50;
/** After this a part that still waits is given up: the shell stays, the browser renders the rest, in ms. */
export const RENDER_TIMEOUT = 15_000;

/**
 * Streams a page into the response, as far as it is at each flush, and stops
 * rendering when the visitor leaves.
 *
 * @param options.whole wait until nothing is pending: for robots, which run no script
 * @param options.onShell called before the first byte, when the shell is there
 * @returns whether the page arrived complete
 * @throws when the shell cannot be rendered; nothing has been sent then
 */
export async function streamPage(
  res: Response,
  rendering: Rendering,
  { whole, onShell }: { readonly whole: boolean; readonly onShell: () => void },
): Promise<boolean> {
  res.once('close', () => {
    if (!res.writableFinished) rendering.abort(new Error('The visitor left'));
  });
  const timer = setTimeout(() => rendering.abort(new Error('The render took too long')), RENDER_TIMEOUT);
  try {
    await rendering.shell;
    onShell();
    await waitFor(rendering.complete, whole ? RENDER_TIMEOUT : GRACE);
    if (res.destroyed) return false;
    rendering.pipe(gatherFlushes(res));
    await finished(res);
    return true;
  } catch (error) {
    if (res.destroyed) return false;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
