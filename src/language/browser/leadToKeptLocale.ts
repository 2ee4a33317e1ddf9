import { LOCALE_COOKIE } from '#config/constants.ts';
import type { PublicSite } from '#config/publicConfig.ts';
import type { LocaleCode } from '#config/locales.ts';
import { namedLocale } from '#src/language/data/namedLocale.ts';
import { isAutoTest } from '#src/visitor/data/autoTest.ts';
import { readCookies } from '#src/visitor/data/cookies.ts';
import { pickLocale } from '#src/language/data/pickLocale.ts';
import { read } from '#src/visitor/data/visitorStorage.ts';

/**
 * Leads from the root, and only from there, to the language that the visitor read last (SPEC part 4): the server cannot know it.
 * Whoever has chosen by the switch or by the address is where they want to be.
 */
export function leadToKeptLocale({ locales, prefix }: Pick<PublicSite, 'locales' | 'prefix'>): void {
  const stored = read('locale');
  const { pathname, search, hash } = location;
  if (stored === null || prefix !== '' || pathname !== '/' || isAutoTest()) return;
  const offered = locales.map(({ code }) => code) as [LocaleCode, ...LocaleCode[]];
  const explicit = namedLocale(search, offered) ?? readCookies().get(LOCALE_COOKIE.name);
  const picked = pickLocale({ explicit, stored }, offered);
  if (picked !== offered[0]) location.replace(`/${picked}${search}${hash}`);
}
