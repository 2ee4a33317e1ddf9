import { PREFETCH_IDLE_TIMEOUT } from '#config/constants.ts';

/** Runs when the page has loaded and the browser has nothing better to do, 2 s later at most. */
export function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') window.addEventListener('load', () => whenIdle(callback), { once: true });
  else if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: PREFETCH_IDLE_TIMEOUT });
  else setTimeout(callback, PREFETCH_IDLE_TIMEOUT);
}
