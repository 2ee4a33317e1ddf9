import { useEffect, useState } from 'react';
import { HEADER_FIXED_AFTER } from '#config/constants.ts';

interface HeaderScroll {
  /** 100 px are behind, on the way down as on the way up (SPEC part 2). */
  readonly fixed: boolean;
  /** What stands above the bar is out of sight. */
  readonly bare: boolean;
  /** The page's first view is out of sight. */
  readonly beyondFirstView: boolean;
}

/**
 * @param above how much stands above the bar, px
 * @returns how far the page is scrolled, as far as the header looks different for it
 */
export function useHeaderScroll(above: number): HeaderScroll {
  const [fixed, setFixed] = useState(false);
  const [bare, setBare] = useState(false);
  const [beyondFirstView, setBeyondFirstView] = useState(false);
  useEffect(() => {
    const take = (scrolled: number, view: number) => {
      setFixed(scrolled >= HEADER_FIXED_AFTER);
      setBare(scrolled >= above);
      setBeyondFirstView(scrolled >= view);
    };
    // Where a visitor comes back to: asked of the window now, the browser would lay out all of the page within this task.
    const place = new IntersectionObserver(([entry]) => {
      if (entry) take(-entry.boundingClientRect.top, entry.rootBounds?.height ?? Infinity);
      place.disconnect();
    });
    place.observe(document.documentElement);
    const update = () => {
      // What it would tell is older.
      place.disconnect();
      take(window.scrollY, window.innerHeight);
    };
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      place.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [above]);
  return { fixed, bare, beyondFirstView };
}
