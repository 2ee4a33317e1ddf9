import { useEffect, useState } from 'react';
import { HEADER_FIXED_AFTER } from '#config/constants.ts';

const TOP = { fixed: false, beyondFirstView: false } as const;

/**
 * @param above how much stands above the bar, px
 * @returns whether the header is fixed, and whether the page's first view is out of sight (SPEC part 2). Once fixed it stays
 *   so until the page is back where the bar stands at the top by itself: letting go earlier would make it jump.
 */
export function useHeaderScroll(above: number) {
  const [state, setState] = useState<{ readonly fixed: boolean; readonly beyondFirstView: boolean }>(TOP);
  useEffect(() => {
    const update = () => {
      const { scrollY, innerHeight } = window;
      const beyondFirstView = scrollY >= innerHeight;
      setState((old) => {
        const fixed = scrollY > (old.fixed ? above : HEADER_FIXED_AFTER);
        return old.fixed === fixed && old.beyondFirstView === beyondFirstView ? old : { fixed, beyondFirstView };
      });
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
