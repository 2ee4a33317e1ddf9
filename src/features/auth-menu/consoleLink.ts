import type { brand } from '#config/brand.ts';
import { locales, type LocaleCode } from '#config/locales.ts';

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
const DEFAULT_SOURCE = 'site';

interface ConsoleLinkOptions {
  readonly locale: LocaleCode;
  readonly kazakhstan: boolean;
  /** The query of the page: campaigns that led here go on to the console. */
  readonly search: string;
}

/** @returns the address of a console, in the visitor's language (SPEC part 1: en, ru, or kz with the Kazakhstan flag) */
export function consoleLink(
  origin: (typeof brand.consoles)[keyof typeof brand.consoles],
  page: '/login' | '/registration',
  { locale, kazakhstan, search }: ConsoleLinkOptions,
): string {
  const given = new URLSearchParams(search);
  const url = new URL(page, origin);
  url.searchParams.set('lang', kazakhstan ? 'kz' : locales[locale].consoleLang);
  for (const key of UTM) {
    const value = given.get(key) ?? (key === 'utm_source' ? DEFAULT_SOURCE : undefined);
    if (value) url.searchParams.set(key, value);
  }
  return url.href;
}
