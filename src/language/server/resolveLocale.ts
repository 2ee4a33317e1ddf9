import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';
import { LOCALE_COOKIE } from '#config/constants.ts';
import { LOCALE_CODES, locales, type LocaleCode } from '#config/locales.ts';
import { readableList } from '#src/server/http/readableList.ts';

/**
 * The language of a visitor who has not chosen one by path (SPEC part 4): the cookie, then the browser's languages in
 * their order, each by full iso code and then by its language part, then the site's default. A language that the browser
 * refuses (`q=0`) is taken from the cookie alone, or where it refuses all.
 *
 * @param headers the request's headers
 * @param siteLocales the site's locales, the default first
 */
export function resolveLocale(
  headers: { readonly cookie?: string; readonly 'accept-language'?: string },
  siteLocales: readonly [LocaleCode, ...LocaleCode[]],
): LocaleCode {
  const stored = parseCookie(headers.cookie ?? '')[LOCALE_COOKIE.name];
  const chosen = siteLocales.find((code) => code === stored);
  if (chosen) return chosen;
  const languages = headers['accept-language'];
  const header = languages === undefined ? {} : { 'accept-language': readableList(languages) };
  const accepted = withoutRefused(header['accept-language'] ?? '', siteLocales);
  const wanted = new Negotiator({ headers: header }).languages();
  return matchLanguages(wanted, accepted) ?? accepted[0] ?? siteLocales[0];
}

/** Accepts what the header does not speak of: what is left out then was refused by name (RFC 9110, 12.4.2). */
const ANY_OTHER = '*;q=0.001';

function withoutRefused(header: string, siteLocales: readonly LocaleCode[]): LocaleCode[] {
  const negotiator = new Negotiator({ headers: { 'accept-language': `${header},${ANY_OTHER}` } });
  const accepted = new Set(negotiator.languages(siteLocales.map((code) => locales[code].iso)));
  return siteLocales.filter((code) => accepted.has(locales[code].iso));
}

/** @returns the language that the cookie names, where there is no such language anywhere on the site */
export function unknownStoredLocale({ cookie = '' }: { readonly cookie?: string }): string | undefined {
  const stored = parseCookie(cookie)[LOCALE_COOKIE.name];
  return LOCALE_CODES.some((code) => code === stored) ? undefined : stored;
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
