import type { LocaleCode } from '#config/locales.ts';

interface Known {
  /** What the visitor has said: by `lang` in the address, or by the switch, which a cookie remembers. */
  readonly explicit: string | null | undefined;
  /** The language that was read last, under `vox_locale`. */
  readonly stored: string | null;
}

/**
 * The language of a visitor by SPEC part 4: explicit, stored, default; what the site does not have is passed over. A prefix
 * comes before the default there, and is not asked for here: nobody is led from a path that has one.
 *
 * @param offered the site's languages, the default first
 */
export function pickLocale({ explicit, stored }: Known, offered: readonly [LocaleCode, ...LocaleCode[]]): LocaleCode {
  for (const wanted of [explicit, stored]) {
    const found = offered.find((code) => code === wanted);
    if (found) return found;
  }
  return offered[0];
}
