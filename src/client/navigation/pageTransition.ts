/** Two frames: how long a page may wait for a picture of the one before it, in ms. */
const PICTURE = 32;
/** How long the picture may stand still while the new page is drawn behind it, in ms. */
const DRAWING = 1000;
/** Browsers style a whole document anew to begin a transition: for one of more elements that alone takes longer. */
const ELEMENTS = 1500;

/** @param draw resolves when the new page is in the document */
type DrawPage = (draw: () => Promise<void>) => void;

/**
 * @returns what draws a new page, and has a picture of the old one fade over it, where the browser can, the visitor wants
 *   motion, and the device is quick enough for it. Only the old page is a picture: the new one is in its place from the first
 *   moment, and can be clicked (see the styles)
 */
export function createFade(): DrawPage {
  let isTooSlow = false;

  return function drawUnderOldPage(draw) {
    if (isTooSlow || !isWanted()) {
      void draw();
      return;
    }
    const { dataset } = document.documentElement;
    const begun = performance.now();
    // The styles beside take the picture only where this stands.
    dataset.leaving = '';
    const transition = document.startViewTransition(async () => {
      clearTimeout(late);
      isTooSlow ||= performance.now() - begun > PICTURE;
      delete dataset.leaving;
      await Promise.race([draw(), new Promise((resolve) => setTimeout(resolve, DRAWING))]);
    });
    // It draws all the same.
    const late = setTimeout(() => transition.skipTransition(), PICTURE);
    // One that another takes the place of says so; nobody has to know.
    for (const promise of [transition.ready, transition.updateCallbackDone, transition.finished]) promise.catch(ignore);
  };
}

function isWanted(): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    document.getElementsByTagName('*').length <= ELEMENTS
  );
}

const ignore = () => undefined;
