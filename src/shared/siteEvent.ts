/** What a visitor did that somebody wants to know of (SPEC part 7, button events). */
export interface SiteEvent {
  /** What was pressed: the button's id, or else that of the block that holds it. */
  readonly context: string;
  /** For the analytics helper. */
  readonly event?: string;
  /** For the tag manager's data layer. */
  readonly gtmEvent?: string;
}

/** The type of the document event that carries them. */
const SITE_EVENT = 'site:event';

/**
 * The one way in which events leave the interface. They go no further than this document: who may listen, and whether the
 * visitor has agreed to it, is the listener's matter.
 */
export function emitSiteEvent(detail: SiteEvent): void {
  document.dispatchEvent(new CustomEvent(SITE_EVENT, { detail }));
}

/** Calls the listener for each event from now on. */
export function onSiteEvent(listener: (event: SiteEvent) => void): void {
  document.addEventListener(SITE_EVENT, (event) => {
    listener((event as CustomEvent<SiteEvent>).detail);
  });
}
