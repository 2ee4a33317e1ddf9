import type { LocaleCode } from '#config/locales.ts';

/**
 * @param search a query, with its `?` or ''
 * @param offered the site's languages
 * @returns the language that the address names by `lang` (SPEC part 4, explicit lang), where the site has it
 */
export function namedLocale(search: string, offered: readonly LocaleCode[]): LocaleCode | undefined {
  const lang = new URLSearchParams(search).get('lang');
  return offered.find((code) => code === lang);
}
