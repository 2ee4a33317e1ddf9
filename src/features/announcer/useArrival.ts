import { useEffect, useRef } from 'react';
import { useLocation, type Location } from 'react-router';
import { takeFocus } from '#src/features/announcer/takeFocus.ts';
import type { AnnouncerStore } from '#src/stores/AnnouncerStore.ts';

/**
 * What the browser does by itself when it loads a document: the focus goes to the new page, or to the anchor, and the
 * page's name is said. Scrolling is left to the router. The first page is the browser's own. On a page that is come back to, the
 * focus goes on from the link that led away, where that is in sight again: from the top, the next key would leave the place.
 *
 * @param page what is shown: as long as it is the same, only its anchor or its query has changed
 */
export function useArrival(announcer: AnnouncerStore, page: object): void {
  const location = useLocation();
  const last = useRef({ location, page });
  const seen = useRef(new Set<string>());
  useEffect(() => {
    const from = last.current;
    last.current = { location, page };
    seen.current.add(from.location.key);
    if (from.location === location) return;
    const anchored = anchorOf(location.hash);
    if (from.page === page) {
      if (anchored) takeFocus(anchored);
      return;
    }
    const left = seen.current.has(location.key) ? linkInSight(from.location) : undefined;
    const heading = document.querySelector<HTMLElement>('main h1');
    const target = anchored ?? left ?? heading ?? document.getElementById('content');
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

function linkInSight({ pathname, search }: Location): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(
    `:is(main, footer) a[href=${JSON.stringify(pathname + search)}]`,
  );
  return [...links].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight && bottom > top;
  });
}
