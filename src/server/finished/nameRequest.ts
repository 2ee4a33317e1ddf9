import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { SiteKey } from '#config/siteKeys.ts';
import type { Site } from '#config/sites.ts';
import { matchRoute } from '#src/app/matchRoute.ts';
import { parseAddress } from '#src/request/address.ts';
import { createStaysAtRoot, isCrossroads } from '#src/language/server/leadRoot.ts';
import { variesOf } from '#src/server/finished/writeFinished.ts';
import type { PageKey } from '#src/server/render/pageKey.ts';
import type { PageRequest, Pages } from '#src/server/render/Pages.ts';
import type { SiteOf } from '#src/server/site/hostedSites.ts';

/** An address of a page. */
interface KnownAddress {
  readonly request: PageRequest;
  readonly key: PageKey;
  /** Visitors are led from it to their language. */
  readonly isCrossroads: boolean;
  /** `Vary` */
  readonly varies: string;
  /** What the log says of answers to it. */
  readonly lines: string[];
}

/** A request that a finished page may answer. */
export interface NamedRequest {
  readonly known: KnownAddress;
  /** The host is not ours. */
  readonly isForeign: boolean;
}

interface NameRequestOptions {
  readonly siteOf: SiteOf;
  readonly pages: Pick<Pages, 'keyOf'>;
}

/** Of each site; addresses that visitors invent push one another out, and are read again. */
const MOST_ADDRESSES = 4096;
/** No page of ours has a longer one, in characters. */
const LONGEST_ADDRESS = 512;

/**
 * Reads host and address by the functions of the chain, so that both name a request alike, and remembers where an address
 * without a query has led: route table and sites do not change while a process lives. What a query may choose does.
 *
 * @returns the function that names a request; it returns undefined for whatever is no page, or is answered otherwise
 */
export function createNameRequest({ siteOf, pages }: NameRequestOptions) {
  const addresses = new Map<SiteKey, LRUCache<string, KnownAddress>>();
  const staysAtRoot = createStaysAtRoot();

  function knownAddress(url: string, site: Site): KnownAddress | undefined {
    const ofSite = addresses.get(site.key) ?? new LRUCache<string, KnownAddress>({ max: MOST_ADDRESSES });
    addresses.set(site.key, ofSite);
    const remembered = ofSite.get(url);
    if (remembered) return remembered;
    const known = readAddress(url, site, pages);
    if (known && url.length <= LONGEST_ADDRESS && !url.includes('?')) ofSite.set(url, known);
    return known;
  }

  return function nameRequest(req: IncomingMessage): NamedRequest | undefined {
    try {
      const { site, isOurs } = siteOf(req);
      const known = knownAddress(req.url ?? '', site);
      if (!known || (known.isCrossroads && !staysAtRoot(site, req.headers, known.request.address.search)))
        return undefined;
      return { known, isForeign: !isOurs };
    } catch {
      // What cannot be read has its error in the chain.
      return undefined;
    }
  };
}

function readAddress(url: string, site: Site, pages: Pick<Pages, 'keyOf'>): KnownAddress | undefined {
  const address = parseAddress(url, site.locales);
  const request = { site, address, match: matchRoute(address.path) };
  const key = pages.keyOf(request);
  if (!key) return undefined;
  const isRoot = isCrossroads(site, address);
  return { request, key, isCrossroads: isRoot, varies: variesOf(isRoot), lines: [] };
}
