import type { PublicSite } from '#config/publicConfig.ts';
import { PREFETCH_IDLE_TIMEOUT } from '#config/constants.ts';
import { pageLinkAt } from '#src/client/delegatedLinks.ts';
import type { Prefetcher } from '#src/client/prefetchPages.ts';

interface LinkPrefetchOptions {
  readonly site: PublicSite;
  readonly prefetch: Prefetcher['prefetch'];
}

/** What browsers call a connection; not all of them do. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** @returns whether the visitor's connection is slow or paid for: 2g, or told to save data (SPEC part 4) */
export function isFrugalConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Runs when the browser has nothing better to do, or after 2 s. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: PREFETCH_IDLE_TIMEOUT });
  else setTimeout(callback, PREFETCH_IDLE_TIMEOUT);
}

/**
 * Prefetches the pages of links in view when the browser is idle, and of the link that is pointed at, touched or focused
 * at once.
 *
 * @returns a function that looks for links anew, for the next page
 */
export function installLinkPrefetch({ site, prefetch }: LinkPrefetchOptions): () => void {
  const fetchTarget = (target: EventTarget | null, isLikely: boolean) => {
    const link = pageLinkAt(target, site);
    if (link && link.pathname + link.search !== window.location.pathname + window.location.search) {
      prefetch(link.pathname + link.search, isLikely);
    }
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, ({ target }) => fetchTarget(target, true), { passive: true });
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenIdle(() => fetchTarget(target, false));
    }
  });
  const observe = () =>
    whenIdle(() => {
      observer.disconnect();
      for (const link of document.links) observer.observe(link);
    });
  observe();
  return observe;
}
