import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { takeFocus } from '#src/features/announcer/takeFocus.ts';
import type { AnnouncerStore } from '#src/stores/AnnouncerStore.ts';

/**
 * What the browser does by itself when it loads a document: the focus goes to the new page, or to the anchor, and the
 * page's name is said. Scrolling is left to the router. The first page is the browser's own.
 *
 * @param page what is shown: as long as it is the same, only its anchor or its query has changed
 */
export function useArrival(announcer: AnnouncerStore, page: object): void {
  const location = useLocation();
  const last = useRef({ location, page });
  useEffect(() => {
    const from = last.current;
    last.current = { location, page };
    if (from.location === location) return;
    const anchored = anchorOf(location.hash);
    if (from.page === page) {
      if (anchored) takeFocus(anchored);
      return;
    }
    const target = anchored ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
    if (target) takeFocus(target);
    announcer.announce(document.title);
  }, [location, announcer, page]);
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
