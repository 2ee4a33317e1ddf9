import { useEffect } from 'react';

/** What Escape closes before anything else. */
const OPEN = 'dialog[open],[data-menu][open],details[name][open],[aria-expanded="true"]:not([data-consent] *)';

/** Escape closes it, for those who are in it and for those who are nowhere: what is open elsewhere, and who writes, comes first. */
export function useCancelKey(cancel: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return;
      const isInside = target.closest('[data-consent]') !== null;
      if (isInside || (target === document.body && !document.querySelector(OPEN))) cancel();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [cancel]);
}
