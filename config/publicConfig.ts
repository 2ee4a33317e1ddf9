import { brand } from '#config/brand.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import type { Variant } from '#config/variant.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import { localePrefix, resolveVariant, siteOrigin, type Site } from '#config/sites.ts';

/** Third parties that the operator has turned on, with what their scripts ask for: no secrets, since anybody reads it. */
export interface PublicThirdParties {
  /** The tag manager; `forced`: without consent, too. */
  readonly tags?: { readonly container: string; readonly origin: string; readonly forced: boolean } | undefined;
  /** The check that a form is sent by a person. */
  readonly captcha?: { readonly siteKey: string; readonly origin: string } | undefined;
  /** The chat of Kit (SPEC part 3); the host is an origin. */
  readonly chat?: { readonly host: string; readonly channel: string; readonly token: string } | undefined;
}

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
  /** Absent where there is none. */
  readonly thirdParties?: PublicThirdParties;
}

/**
 * @param site the site
 * @param locale one of its locales
 * @param thirdParties those that its pages may turn to
 * @returns the facts that a page of this site and locale may show
 */
export function createPublicSite(site: Site, locale: LocaleCode, thirdParties?: PublicThirdParties): PublicSite {
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
    ...(thirdParties ? { thirdParties } : {}),
  };
}
