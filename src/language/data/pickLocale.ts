import type { LocaleCode } from '#config/locales.ts';

interface Known {
  /** What the visitor has said: by `lang` in the address, or by the switch, which a cookie remembers. */
  readonly explicit: string | null | undefined;
  /** The language that was read last, under `vox_locale`. */
  readonly stored: string | null;
  /** The language that the path begins with. */
  readonly prefix: string | undefined;
}

/**
 * The language of a visitor by SPEC part 4: explicit, stored, prefix, default; what the site does not have is passed over.
 *
 * @param offered the site's languages, the default first
 */
export function pickLocale(
  { explicit, stored, prefix }: Known,
  offered: readonly [LocaleCode, ...LocaleCode[]],
): LocaleCode {
  for (const wanted of [explicit, stored, prefix]) {
    const found = offered.find((code) => code === wanted);
    if (found) return found;
  }
  return offered[0];
}

/** The blog and the campaigns are in the language in which they were linked to. */
const SKIPPED = /^\/(blog|promo)(\/|$)|\/promo\//;

/**
 * @param path without locale prefix
 * @param autoTest whether tests run by themselves: they want the page that they have asked for
 * @returns whether no language is picked or kept here (SPEC part 4)
 */
export const isLocaleLeftAlone = (path: string, autoTest: boolean): boolean => autoTest || SKIPPED.test(path);
