import { brand } from '#config/brand.ts';
import { locales, type LocaleCode } from '#config/locales.ts';
import type { SiteKey } from '#config/siteKeys.ts';
import type { Variant } from '#config/variant.ts';

/** The sites that one server serves, told apart by host (DESIGN part 3). */

/** One site: under which hosts it is reached, and which languages it speaks. */
export interface Site<Key extends SiteKey = SiteKey> {
  readonly key: Key;
  /** Lower case, without port. The first is the public name. */
  readonly hosts: readonly string[];
  /** The first is the default, served without prefix. */
  readonly locales: readonly [LocaleCode, ...LocaleCode[]];
  /** SPEC part 4: set for the Kazakh-domain site, or by `KAZAKHSTAN`. */
  readonly kazakhstan: boolean;
}

const LOCAL = 'localhost';

const rows = {
  main: {
    key: 'main',
    hosts: [brand.domain, `www.${brand.domain}`, LOCAL, '127.0.0.1', '[::1]'],
    locales: ['en', 'es', 'pt'],
    kazakhstan: false,
  },
  ru: { key: 'ru', hosts: [`ru.${brand.domain}`, `ru.${LOCAL}`], locales: ['ru'], kazakhstan: false },
  kz: { key: 'kz', hosts: [`kz.${brand.domain}`, `kz.${LOCAL}`], locales: ['ru'], kazakhstan: true },
  es: { key: 'es', hosts: [`es.${brand.domain}`, `es.${LOCAL}`], locales: ['es'], kazakhstan: false },
  pt: { key: 'pt', hosts: [`pt.${brand.domain}`, `pt.${LOCAL}`], locales: ['pt'], kazakhstan: false },
} as const satisfies { readonly [Key in SiteKey]: Site<Key> };

/** One row for each site. */
export const sites: Readonly<Record<SiteKey, Site>> = rows;

/** The languages of one site: for tables that must have a line for each of them. */
export type LocaleOf<Key extends SiteKey> = (typeof rows)[Key]['locales'][number];

/** The site of a host that is nobody's. */
export const DEFAULT_SITE: SiteKey = 'main';

/** Where a site's pages live in public. Takes nothing from a request, so no header can steer a link. */
export function siteOrigin(site: Pick<Site, 'key'>): string {
  return `https://${sites[site.key].hosts[0] ?? brand.domain}`;
}

/** The path prefix under which a site serves a locale: '' for its default. */
export function localePrefix(site: Pick<Site, 'locales'>, locale: LocaleCode): string {
  return site.locales[0] === locale ? '' : `/${locale}`;
}

/** The variant of a site in a locale (DESIGN part 3). */
export function resolveVariant(site: Pick<Site, 'kazakhstan'>, locale: LocaleCode): Variant {
  return site.kazakhstan ? 'kz' : locales[locale].file;
}
