import { brand } from '#config/brand.ts';
import { locales } from '#config/locales.ts';
import type { useSite } from '#src/request/SiteContext.tsx';
import { nameCampaign, withCampaign, type Campaign } from '#src/shared/address/campaign.ts';

/** The two consoles in which accounts live (SPEC part 1). */
export type Console = keyof typeof brand.consoles;

interface ConsoleLinkOptions extends Pick<ReturnType<typeof useSite>, 'locale' | 'kazakhstan'> {
  /** What the visit came with; nothing on the server, whose pages are the same for everybody. */
  readonly campaign?: Campaign;
}

const OWN_CAMPAIGN = nameCampaign({ source: 'site' });

/**
 * @param name which console
 * @param path a path of it, such as `/registration`
 * @returns its address, in the visitor's language (SPEC part 1: en, ru, or kz with the Kazakhstan flag), of the campaign
 *   that led to this site
 */
export function consoleLink(name: Console, path: string, { locale, kazakhstan, campaign }: ConsoleLinkOptions): string {
  const url = new URL(path, brand.consoles[name]);
  url.searchParams.set('lang', kazakhstan ? 'kz' : locales[locale].consoleLang);
  return withCampaign(url.href, { ...OWN_CAMPAIGN, ...campaign });
}
