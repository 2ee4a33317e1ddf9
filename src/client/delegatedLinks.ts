import type { PublicSite } from '#config/publicConfig.ts';
import { parseAddress } from '#src/request/address.ts';

interface DelegatedLinksOptions {
  readonly site: PublicSite;
  readonly navigate: (href: string) => void;
}

/**
 * One listener for all links, in static blocks too, which hydration leaves alone (DESIGN part 4): a plain click on a page
 * of this site and language becomes a client navigation; everything else stays the browser's.
 */
export function installDelegatedLinks({ site, navigate }: DelegatedLinksOptions): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    const link = pageLinkAt(event.target, site);
    if (!link) return;
    event.preventDefault();
    // Whole: a bare `#` at its end is no part of its hash, and leads to the top of the page all the same.
    navigate(link.href.slice(link.origin.length));
  });
}

/** @returns the link that an event happened in, if a plain click on it is a navigation within this document */
export function pageLinkAt(target: EventTarget | null, site: PublicSite): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.inApp === 'false') return undefined;
  if (!isPageOf(site, link)) return undefined;
  return link;
}

/**
 * What stands beside the pages of a site: the API, and files, which have an ending. No page's address has a dot, or ends with a
 * slash. One that begins with two would name another host, once it stands without its own.
 */
const NO_PAGE = /^\/api\/|\.|.\/$|^\/\//;

/**
 * @returns whether a link leads to a page of the document's own site and language. Which of these addresses exist the server
 *   knows: it answers one that does not with no page, and the browser then asks for the document
 */
export function isPageOf(site: PublicSite, link: Pick<HTMLAnchorElement, 'origin' | 'pathname'>): boolean {
  if (link.origin !== window.location.origin) return false;
  try {
    const codes = site.locales.map(({ code }) => code) as [PublicSite['locale'], ...PublicSite['locale'][]];
    const address = parseAddress(link.pathname, codes);
    return address.locale === site.locale && !NO_PAGE.test(address.path);
  } catch {
    return false;
  }
}
