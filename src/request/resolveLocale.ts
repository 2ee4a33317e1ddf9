import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';
import { LOCALE_COOKIE } from '#config/constants.ts';
import { locales, type LocaleCode } from '#config/locales.ts';

/**
 * The language of a visitor who has not chosen one by path (SPEC part 4): the cookie, then the browser's languages in
 * their order, each by full iso code and then by its language part, then the site's default.
 *
 * @param headers the request's headers
 * @param siteLocales the site's locales, the default first
 */
export function resolveLocale(
  headers: { readonly cookie?: string; readonly 'accept-language'?: string },
  siteLocales: readonly [LocaleCode, ...LocaleCode[]],
): LocaleCode {
  const stored = parseCookie(headers.cookie ?? '')[LOCALE_COOKIE.name];
  return (
    siteLocales.find((code) => code === stored) ??
    matchLanguages(new Negotiator({ headers }).languages(), siteLocales) ??
    siteLocales[0]
  );
}

function matchLanguages(wanted: readonly string[], siteLocales: readonly LocaleCode[]): LocaleCode | undefined {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const exact = siteLocales.find((code) => locales[code].iso.toLowerCase() === lower);
    const byLanguage = siteLocales.find((code) => code === lower.split('-')[0]);
    if (exact ?? byLanguage) return exact ?? byLanguage;
  }
  return undefined;
}
