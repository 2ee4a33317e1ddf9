import { brand } from '#config/brand.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import type { Variant } from '#config/variant.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import { localePrefix, resolveVariant, siteOrigin, type Site } from '#config/sites.ts';

/** What the browser may know of the configuration: all of it is written out here, nothing else leaves the server. */
export interface PublicSite {
  readonly key: SiteKey;
  readonly origin: string;
  readonly kazakhstan: boolean;
  readonly locale: LocaleCode;
  readonly iso: string;
  /** '' or `/es`: stands before every path of this page's links. */
  readonly prefix: string;
  readonly variant: Variant;
  readonly consoles: { readonly platform: string; readonly kit: string };
  /** The languages that the switch offers. */
  readonly locales: readonly { readonly code: LocaleCode; readonly name: string; readonly iso: string }[];
}

/**
 * @param site the site
 * @param locale one of its locales
 * @returns the facts that a page of this site and locale may show
 */
export function createPublicSite(site: Site, locale: LocaleCode): PublicSite {
  return {
    key: site.key,
    origin: siteOrigin(site),
    kazakhstan: site.kazakhstan,
    locale,
    iso: locales[locale].iso,
    prefix: localePrefix(site, locale),
    variant: resolveVariant(site, locale),
    consoles: brand.consoles,
    locales: site.locales.map((code) => ({ code, name: locales[code].name, iso: locales[code].iso })),
  };
}
