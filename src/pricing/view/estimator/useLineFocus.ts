import { useEffect, useState } from 'react';

/**
 * The focus follows a line that has come or gone: it is where the next key does something.
 *
 * @returns asks for the focus: of an element, or of the first control in it
 */
export function useLineFocus(): (id: string) => void {
  const [asked, setAsked] = useState<{ readonly id: string }>();
  useEffect(() => {
    const element = asked && document.getElementById(asked.id);
    if (!element) return;
    const control = element.matches('button') ? element : element.querySelector<HTMLElement>(CONTROL);
    control?.focus();
  }, [asked]);
  return (id) => setAsked({ id });
}

const CONTROL = 'input:not([type="hidden"]), select, textarea';
