import { useEffect, type RefObject } from 'react';

/**
 * Makes room at the end of the page for what stands over it, so that the last lines can be read, and has the browser scroll what
 * takes the focus out from under it. Nothing in view moves.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style: page } = document.documentElement;
    const { style: body } = document.body;
    const measure = () => {
      if (!element.current) return;
      // Where it will stand: as long as it moves in, its box is not there yet.
      const edge = Number.parseFloat(getComputedStyle(element.current).bottom);
      const room = `${String(Math.ceil(element.current.offsetHeight + edge))}px`;
      page.scrollPaddingBlockEnd = room;
      body.paddingBlockEnd = room;
    };
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      page.scrollPaddingBlockEnd = '';
      body.paddingBlockEnd = '';
    };
  }, [element]);
}
