const byLanguage = new Map<string, Intl.DisplayNames>();

/**
 * To make one takes as long as to render a block.
 *
 * @param iso the language's code, such as `es-ES`
 * @returns the names of countries in it
 */
export function regionNames(iso: string): Intl.DisplayNames {
  const names = byLanguage.get(iso) ?? new Intl.DisplayNames(iso, { type: 'region' });
  byLanguage.set(iso, names);
  return names;
}
