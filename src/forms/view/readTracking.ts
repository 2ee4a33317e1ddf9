import { isEmptyCampaign, readCampaign, type Campaign } from '#src/shared/address/campaign.ts';
import { HIDDEN } from '#src/forms/data/hiddenFields.ts';
import { read } from '#src/visitor/data/visitorStorage.ts';

interface Traces {
  /** What the visit came with, as far as this document knows. */
  readonly campaign: Campaign;
  /** `location.search` */
  readonly search: string;
  /** What the storage holds under `utm_obj`. */
  readonly stored: string | null;
  /** `document.cookie` */
  readonly cookie: string;
}

/**
 * Where the visitor came from (SPEC parts 3 and 7): what the visit came with, else the address, else what an earlier visit
 * has kept with consent. One campaign or the other: parts of two would be a third one that never was.
 *
 * @returns the fields to post, by name
 */
export function readTracking({ campaign, search, stored, cookie }: Traces): Readonly<Record<string, string>> {
  const campaigns = [campaign, readCampaign(search), parse(stored)];
  const utm = campaigns.find((candidate) => !isEmptyCampaign(candidate));
  const clientId = /(?:^|;\s*)_ga=GA\d\.\d+\.([\w.]+)/.exec(cookie)?.[1];
  return { ...utm, ...(clientId ? { [HIDDEN.clientId]: clientId } : {}) };
}

/** What is stored may be anybody's: it passes the same sieve as an address. */
function parse(stored: string | null): Campaign {
  try {
    const entries = Object.entries(Object(JSON.parse(stored ?? '{}')) as Record<string, unknown>);
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return readCampaign(new URLSearchParams(texts).toString());
  } catch {
    return {};
  }
}

/** @returns the same of this page and this browser, given what the visit came with */
export function currentTracking(campaign: Campaign) {
  const stored = read('campaign');
  return readTracking({ campaign, search: location.search, stored, cookie: document.cookie });
}
