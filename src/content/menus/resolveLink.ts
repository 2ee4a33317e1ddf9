import type { z } from 'zod';
import { brand } from '#config/brand.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import type { plainLink } from '#src/content/menus/menuSchema.ts';
import type { MenuLink } from '#src/shared/page/menus.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** @returns a link of a menu in a language; what belongs to the brand with the brand's address */
export function resolveLink(link: z.output<typeof plainLink>, language: keyof PerLocale): MenuLink {
  const label = link.label[language];
  if ('brand' in link) return { label, href: brand.links[link.brand] };
  return { label, href: link.href, ...(link.inApp === false ? { inApp: false } : {}) };
}

interface Shown {
  readonly sites?: readonly SiteKey[] | undefined;
  readonly languages?: readonly (keyof PerLocale)[] | undefined;
}

/** @returns whether what is written for some sites or languages is shown on a site in a language */
export const isShown = ({ sites, languages }: Shown, site: SiteKey, language: keyof PerLocale): boolean =>
  (!sites || sites.includes(site)) && (!languages || languages.includes(language));

/** @returns whether a link leads anywhere, as far as that is for the pages of this site to say */
export const leadsSomewhere = ({ href, inApp }: MenuLink, exists: (path: string) => boolean): boolean =>
  inApp === false || !href.startsWith('/') || exists(href.split(/[?#]/)[0] ?? '');
