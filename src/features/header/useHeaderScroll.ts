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

const TOP: HeaderScroll = { fixed: false, bare: false, beyondFirstView: false };

/**
 * @param above how much stands above the bar, px
 * @returns how far the page is scrolled, as far as the header looks different for it
 */
export function useHeaderScroll(above: number): HeaderScroll {
  const [state, setState] = useState(TOP);
  useEffect(() => {
    const update = () => {
      const { scrollY, innerHeight } = window;
      const next = {
        fixed: scrollY >= HEADER_FIXED_AFTER,
        bare: scrollY >= above,
        beyondFirstView: scrollY >= innerHeight,
      };
      const isSame = (old: HeaderScroll) =>
        old.fixed === next.fixed && old.bare === next.bare && old.beyondFirstView === next.beyondFirstView;
      setState((old) => (isSame(old) ? old : next));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [above]);
  return state;
}
