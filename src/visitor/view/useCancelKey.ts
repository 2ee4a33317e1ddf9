import { useEffect } from 'react';

/** What Escape closes before anything else. */
const OPEN = 'dialog[open],[data-menu][open],header details[open],[aria-expanded="true"]:not([data-consent] *)';

/** Escape closes it, for those who are in it and for those who are nowhere: what is open elsewhere, and who writes, comes first. */
export function useCancelKey(cancel: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element)) return;
      const isInside = target.closest('[data-consent]') !== null;
      if (isInside || (target === document.body && !document.querySelector(OPEN))) cancel();
    };
    // Before whatever the key closes is closed: it would not be found any more.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [cancel]);
}
