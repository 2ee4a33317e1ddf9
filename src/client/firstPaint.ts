/** A window that nobody looks at draws nothing; ms. */
const PATIENCE = 500;

/** Resolves when the browser has drawn the page, or seems to draw none. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A task that a frame has asked for comes when that frame is drawn.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}
