/** The UTM parameters with which a visit began, by name (SPEC part 3, UTM stores). */
export type Campaign = Readonly<Record<string, string>>;

const PREFIX = 'utm_';
/** Of a parameter of a campaign, whatever a link names it; a lead's intake takes the same. */
export const CAMPAIGN_NAME = new RegExp(`^${PREFIX}[a-z0-9_]{1,32}$`);

/** @returns a campaign by the names of its parameters, given those without their beginning: `source`, `medium` */
export const nameCampaign = (parts: Readonly<Record<string, string>> = {}): Campaign =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [PREFIX + name, value]));

/** Far more than any campaign has: what is kept is carried by links. */
const LIMITS = { parameters: 10, characters: 200 } as const;

/**
 * @param search a query, with its `?` or ''
 * @returns its UTM parameters; of a name that comes several times the first, nothing that is empty or out of proportion
 */
export function readCampaign(search: string): Campaign {
  const campaign: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (!CAMPAIGN_NAME.test(name) || Object.hasOwn(campaign, name) || value === '' || value.length > LIMITS.characters)
      continue;
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
 * @param href a path, or an absolute address
 * @returns the same address of the campaign: its parameters take the place of those that the address has of the same names,
 *   before the anchor; all else stays as it is written
 */
export function withCampaign(href: string, campaign: Campaign): string {
  const added = Object.entries(campaign).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  if (added.length === 0) return href;
  const [, path = '', search = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(href) ?? [];
  const isOther = (pair: string) => pair !== '' && !Object.hasOwn(campaign, pair.split('=')[0] ?? '');
  return `${path}?${[...search.split('&').filter(isOther), ...added].join('&')}${anchor}`;
}
