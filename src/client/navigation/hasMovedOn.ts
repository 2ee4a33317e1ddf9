/** @returns the path and query in the address bar */
export const addressNow = () => window.location.pathname + window.location.search;

/**
 * @returns whether the address bar names another page than the one that was loaded: who goes back while a page is still
 *   silent is heard by nobody, and sees it at the address of another
 */
export function hasMovedOn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname + search !== addressNow();
}
