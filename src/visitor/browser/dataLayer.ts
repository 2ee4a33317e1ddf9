/** Between the site and the container of the tag manager, whatever that makes of it: nothing of it reaches the page. */

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Hands an entry to the container, or to the one that comes. Never throws. */
export function pushData(entry: object): void {
  try {
    (window.dataLayer ??= []).push(entry);
  } catch {
    // A container may put its own code behind `push`, and that may break: the visitor is not to notice.
  }
}

/** A command to Google's tags, which know it by its type: an `Arguments` object, no array. Never throws. */
export function gtag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the tags take nothing else
  pushData(arguments);
}
