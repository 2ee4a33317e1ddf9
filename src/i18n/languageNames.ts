const byLanguage = new Map<string, Intl.DisplayNames>();

/**
 * Made once for a language: each costs the engine several milliseconds.
 *
 * @param iso the locale, `es-ES`
 * @returns what names a language by its ISO code as the locale does
 */
export function languageNames(iso: string): Intl.DisplayNames {
  const names = byLanguage.get(iso) ?? new Intl.DisplayNames(iso, { type: 'language' });
  byLanguage.set(iso, names);
  return names;
}
