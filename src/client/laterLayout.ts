import { nextPaint } from '#src/client/nextPaint.ts';

/** As `laterLayout.css` names them, on a phone; of a wider screen's, one that is laid out already is among them. */
const LATER = '[data-block] ~ [data-block], [data-later], main ~ footer';

let isAtOnce = false;

/** From now on pages are laid out at once: for who is led to a place below the first view. */
export function layOut(): void {
  isAtOnce = true;
  document.documentElement.dataset.laidOut = '';
}

/** Lays out what is not in view of the page that has come, one part a frame, so that the visitor waits for none of it. */
export function layOutInSlices(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(LATER)];
  const next = () => {
    const part = waiting.shift();
    if (!part || isAtOnce) return;
    part.style.contentVisibility = 'visible';
    void nextPaint().then(next);
  };
  next();
}
