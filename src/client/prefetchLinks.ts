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

/** Who rests on a link for so long, by pointer or by key, means it, in ms. */
const DWELL = 80;
/** So many links of a page are guessed at without a sign of its visitor. */
const GUESSES = 3;

/** @returns whether the visitor's connection is slow or paid for: 2g, or told to save data (SPEC part 4) */
export function isFrugalConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** Runs when the page has loaded and the browser has nothing better to do, 2 s later at most. */
export function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') window.addEventListener('load', () => whenIdle(callback), { once: true });
  else if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: PREFETCH_IDLE_TIMEOUT });
  else setTimeout(callback, PREFETCH_IDLE_TIMEOUT);
}

/**
 * Prefetches the page of a link that the visitor rests on, presses or touches, and in idle time those of a few links of the
 * content that are in view.
 *
 * @returns a function that looks at the links of a page, to be called when it is in the document
 */
export function installLinkPrefetch({ site, prefetch }: LinkPrefetchOptions): () => void {
  /** Never the page that the visitor is on, with whatever query. */
  const pathOf = (link: HTMLAnchorElement) =>
    link.pathname === window.location.pathname ? undefined : link.pathname + link.search;
  const fetchTarget = (link: HTMLAnchorElement | undefined) => {
    const path = link && pathOf(link);
    if (path !== undefined) prefetch(path, true);
  };
  let restingOn: HTMLAnchorElement | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const link = pageLinkAt(target, site);
      if (link === restingOn) return;
      restingOn = link;
      clearTimeout(rest);
      if (link) rest = setTimeout(() => fetchTarget(link), DWELL);
    });
  }
  document.addEventListener('pointerdown', ({ target }) => fetchTarget(pageLinkAt(target, site)), { passive: true });

  const look = createLook((link) => (pageLinkAt(link, site) ? pathOf(link) : undefined), prefetch);
  return () => whenIdle(look);
}

/** @returns a function that watches the links of the page's content, and has those guessed at that are in view when it is quiet */
function createLook(
  pathOf: (link: HTMLAnchorElement) => string | undefined,
  guess: (path: string) => void,
): () => void {
  const inView = new Set<HTMLAnchorElement>();
  const guessed = new Set<string>();
  let isAwaited = false;

  function choose(): void {
    isAwaited = false;
    const middle = window.innerHeight / 2;
    const byDistance = [...inView]
      .map((link) => ({ path: pathOf(link), box: link.getBoundingClientRect() }))
      .map(({ path, box }) => ({ path, distance: Math.abs((box.top + box.bottom) / 2 - middle) }))
      .sort((one, other) => one.distance - other.distance);
    for (const { path } of byDistance) {
      if (path === undefined || guessed.has(path) || guessed.size >= GUESSES) continue;
      guessed.add(path);
      guess(path);
    }
    if (guessed.size >= GUESSES) observer.disconnect();
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    }
    if (inView.size === 0 || isAwaited) return;
    isAwaited = true;
    whenIdle(choose);
  });
  return () => {
    observer.disconnect();
    inView.clear();
    guessed.clear();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#content a[href]')) {
      if (pathOf(link) !== undefined) observer.observe(link);
    }
  };
}
