/** The UTM parameters with which a visit began, by name (SPEC part 3, UTM stores). */
export type Campaign = Readonly<Record<string, string>>;

/** The names that a lead's intake takes too. */
const NAME = /^utm_[a-z0-9_]{1,32}$/;

/** Far more than any campaign has: what is kept is carried by links. */
const LIMITS = { parameters: 10, characters: 200 } as const;

/**
 * @param search a query, with its `?` or ''
 * @returns its UTM parameters; of a name that comes several times the first, nothing that is empty or out of proportion
 */
export function readCampaign(search: string): Campaign {
  const campaign: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (!NAME.test(name) || Object.hasOwn(campaign, name) || value === '' || value.length > LIMITS.characters) continue;
    campaign[name] = value;
    if (Object.keys(campaign).length === LIMITS.parameters) break;
  }
  return campaign;
}

/** @returns whether a visit has no campaign */
export function isEmptyCampaign(campaign: Campaign): boolean {
  return Object.keys(campaign).length === 0;
}

/**
 * @param href an absolute address
 * @returns the same address of the campaign: its parameters take the place of those that the address has of the same names
 */
export function withCampaign(href: string, campaign: Campaign): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  return url.href;
}
