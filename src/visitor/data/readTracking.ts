import type { Campaign } from '#src/shared/address/campaign.ts';
import { readCookies } from '#src/visitor/data/cookies.ts';
import { hasConsent } from '#src/visitor/data/visitorStorage.ts';

/** Where a visitor came from, by the names of SPEC part 3. */
export interface Tracking {
  readonly utmList: Campaign;
  /** As the analytics name the browser; they do so only where the visitor has agreed to them. */
  readonly clientId?: string;
}

const CLIENT_ID = /^GA\d\.\d+\.([\w.]+)$/;

/** @param utmList what the visit came with, as `VisitorStore` knows it */
export function readTracking(utmList: Campaign): Tracking {
  // A cookie may be older than a refusal.
  const cookie = hasConsent('analytics') ? readCookies().get('_ga') : undefined;
  const clientId = CLIENT_ID.exec(cookie ?? '')?.[1];
  return clientId === undefined ? { utmList } : { utmList, clientId };
}
