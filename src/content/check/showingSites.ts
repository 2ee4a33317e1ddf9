import { locales, type LocaleCode } from '#config/locales.ts';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { sites } from '#config/sites.ts';
import type { Addresses } from '#src/content/check/addresses.ts';

/** @returns the sites that show a document in a language: those that serve its route, and speak the language */
export function showingSites(addresses: Addresses, path: string, language: LocaleCode): SiteKey[] {
  // The list page of a filter is served for the filter's values only.
  const address = addresses.find(path) ?? addresses.find(`${path}/any`);
  const isSpoken = (site: SiteKey) => sites[site].locales.some((code) => locales[code].file === language);
  return SITE_KEYS.filter((site) => address?.isServedOn(site) && isSpoken(site));
}
