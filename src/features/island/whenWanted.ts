/** Whoever does one of these in an island wants it. */
const INTENT = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'submit'] as const;

/**
 * Whoever does one of these is there, and reads. Not `pointerover`: a page comes under a pointer that rests. A step through the
 * history comes from outside of the page, and what follows the address has to be awake for it.
 */
const LIFE = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click', 'wheel', 'scroll', 'popstate'] as const;

/** From here on an island is near: a view's height away. */
const NEAR = '100% 0px';

const QUIET = { capture: true, passive: true } as const;

let life: Promise<void> | undefined;

/** Resolves when the visitor has done anything. A page that nobody reads loads nothing for it. */
export function firstSignOfLife(): Promise<void> {
  life ??= new Promise((resolve) => {
    const end = listen(window, LIFE, () => {
      end();
      resolve();
    });
  });
  return life;
}

/**
 * Calls back once, when a visitor turns to an element: points at it, touches it, has the focus in it, or is about to see it.
 *
 * @returns a function that ends the waiting
 */
export function whenWanted(element: HTMLElement, wake: () => void): () => void {
  let isOver = false;
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    },
    { rootMargin: NEAR },
  );
  const endUse = whenUsed(element, want);
  void firstSignOfLife().then(() => {
    if (!isOver) near.observe(element);
  });
  // What has the focus was turned to before anybody could listen.
  if (element.contains(document.activeElement)) queueMicrotask(want);

  function end() {
    isOver = true;
    endUse();
    near.disconnect();
  }
  function want() {
    if (isOver) return;
    end();
    wake();
  }
  return end;
}

/** Likewise, but only when the visitor does something in it from now on. */
export function whenUsed(element: HTMLElement, wake: () => void): () => void {
  const end = listen(element, INTENT, () => {
    end();
    wake();
  });
  return end;
}

function listen(target: EventTarget, types: readonly string[], listener: () => void): () => void {
  for (const type of types) target.addEventListener(type, listener, QUIET);
  return () => {
    for (const type of types) target.removeEventListener(type, listener, QUIET);
  };
}
