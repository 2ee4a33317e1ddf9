/** How long the browser may take for its picture of the old page, in ms: a page never waits for it longer. */
const PICTURE = 100;
/** How long the picture may stand still while the new page is drawn behind it, in ms. */
const DRAWING = 1000;

/**
 * Draws a new page, and has a picture of the old one fade over it, where the browser can and the visitor wants motion. Only
 * the old page is a picture: the new one is in its place from the first moment, and can be clicked (see the styles).
 *
 * @param draw resolves when the new page is in the document
 */
export function drawUnderOldPage(draw: () => Promise<void>): void {
  const canFade = 'startViewTransition' in document && document.visibilityState === 'visible';
  if (!canFade || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    void draw();
    return;
  }
  const { dataset } = document.documentElement;
  // The styles beside take the picture only where this stands.
  dataset.leaving = '';
  const transition = document.startViewTransition(async () => {
    clearTimeout(late);
    delete dataset.leaving;
    await Promise.race([draw(), new Promise((resolve) => setTimeout(resolve, DRAWING))]);
  });
  // It draws all the same.
  const late = setTimeout(() => transition.skipTransition(), PICTURE);
  // One that another takes the place of says so; nobody has to know.
  for (const promise of [transition.ready, transition.updateCallbackDone, transition.finished]) promise.catch(ignore);
}

const ignore = () => undefined;
