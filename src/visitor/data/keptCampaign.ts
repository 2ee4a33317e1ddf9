import { readCampaign, type Campaign } from '#src/shared/address/campaign.ts';
import { read, write } from '#src/visitor/data/visitorStorage.ts';

/** @returns what an earlier visit came with; what is stored may be anybody's, so it passes the same sieve as an address */
export function readKeptCampaign(): Campaign {
  try {
    const entries = Object.entries(Object(JSON.parse(read('campaign') ?? '{}')) as Record<string, unknown>);
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return readCampaign(new URLSearchParams(texts).toString());
  } catch {
    return {};
  }
}

/** Keeps it for later visits (SPEC part 3: JSON under `utm_obj`), where the visitor has agreed to that. */
export const keepCampaign = (campaign: Campaign): boolean => write('campaign', JSON.stringify(campaign));
