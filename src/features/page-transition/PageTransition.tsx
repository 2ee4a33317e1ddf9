import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PAGE_TRANSITION } from '#config/constants.ts';

const ENTERING: Keyframe[] = [
  { opacity: 0, transform: 'translateY(8px)' },
  { opacity: 1, transform: 'none' },
];

/**
 * Lets a new page come in, on navigation only: the first one is not held back. It must stand behind `ScrollRestoration`,
 * which measures anchors before anything moves.
 *
 * @param page what is shown: as long as it is the same, only its anchor or its query has changed
 */
export function PageTransition({ page }: { readonly page: object }) {
  const location = useLocation();
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const animation = document
      .getElementById('content')
      ?.animate(ENTERING, { duration: PAGE_TRANSITION, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
    // At an anchor too: React cleans up before `ScrollRestoration` measures where to go.
    return () => animation?.cancel();
  }, [location, page]);
  return null;
}
