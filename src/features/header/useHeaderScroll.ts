import { useEffect, useState } from 'react';
import { HEADER_FIXED_AFTER } from '#config/constants.ts';

const TOP = { fixed: false, beyondFirstView: false } as const;

/** @returns whether the page has left its top, and whether its first view is out of sight */
export function useHeaderScroll() {
  const [state, setState] = useState<{ readonly fixed: boolean; readonly beyondFirstView: boolean }>(TOP);
  useEffect(() => {
    const update = () => {
      const fixed = window.scrollY > HEADER_FIXED_AFTER;
      const beyondFirstView = window.scrollY >= window.innerHeight;
      setState((old) =>
        old.fixed === fixed && old.beyondFirstView === beyondFirstView ? old : { fixed, beyondFirstView },
      );
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);
  return state;
}
