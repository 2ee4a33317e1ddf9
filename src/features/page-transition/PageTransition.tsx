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
 */
export function PageTransition() {
  const location = useLocation();
  const address = location.pathname + location.search;
  const shown = useRef(address);
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const animation = document
      .getElementById('content')
      ?.animate(ENTERING, { duration: PAGE_TRANSITION, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
    // At an anchor too: React cleans up before `ScrollRestoration` measures where to go.
    return () => animation?.cancel();
  }, [location, address]);
  return null;
}
