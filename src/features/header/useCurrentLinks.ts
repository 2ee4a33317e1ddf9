import { useEffect, useRef } from 'react';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';

/**
 * Marks the links to the page that is shown, in submenus too, which React does not draw. The first page comes marked.
 *
 * @param current the page's path, without locale prefix
 * @returns for the element around the links
 */
export function useCurrentLinks(current: string) {
  const { prefix } = useSite();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const href = localizePath(current, prefix);
    for (const link of element.current?.querySelectorAll('a') ?? []) {
      if (link.getAttribute('href') === href) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }, [current, prefix]);
  return element;
}
