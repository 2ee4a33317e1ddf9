import { loadPageChunks } from '#src/app/pageChunks.ts';
import type { Page } from '#src/shared/page/page.ts';

/** How long a script may take to run once it has come, in ms. */
const GRACE = 1000;

/**
 * Loads the code of the server's page, whose scripts are in the document already. One that has failed before webpack was
 * there to hear of it fails silently: webpack finds its tag and waits for it, two minutes long. But when the document has
 * loaded, all its scripts have come, or never will.
 *
 * @throws as a chunk that cannot be loaded does
 */
export async function loadFirstChunks(page: Page): Promise<void> {
  const missing = documentLoaded().then(async () => {
    await new Promise((resolve) => setTimeout(resolve, GRACE));
    throw Object.assign(new Error('A script of this page did not come'), { name: 'ChunkLoadError' });
  });
  await Promise.race([loadPageChunks(page, 'template'), missing]);
}

function documentLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}
