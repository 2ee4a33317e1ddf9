/** A window that nobody looks at draws nothing; ms. */
const PATIENCE = 500;

/** Resolves when the browser has drawn what there is now, or seems to draw nothing. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A task that a frame has asked for comes when that frame is drawn.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}
