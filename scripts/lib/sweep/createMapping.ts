/** @returns where the site that was asked has what a page names; undefined for what is elsewhere, or no address at all */
export type Mapping = (href: string, base: string) => string | undefined;

/**
 * @param origin where the site is asked
 * @param publicOrigin where it says that it is
 */
export function createMapping(origin: string, publicOrigin: string): Mapping {
  return (href, base) => {
    const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
    if (url?.origin !== origin && url?.origin !== publicOrigin) return undefined;
    return origin + url.pathname + url.search + url.hash;
  };
}
