import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Hears of each step through the history that stays on the page. One that undoes a choice before React has drawn it leaves
 * React's own address as it was, and no effect tells of it.
 *
 * @param follow takes the query that was come to; the same function in each render
 */
export function useHistorySteps(follow: (search: string) => void): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const page = window.location.pathname;
    const onStep = () => {
      if (window.location.pathname === page) follow(window.location.search);
    };
    window.addEventListener('popstate', onStep);
    return () => {
      window.removeEventListener('popstate', onStep);
    };
  }, [pathname, follow]);
}
