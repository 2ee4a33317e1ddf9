/**
 * @param count a whole number
 * @param iso the locale, `es-ES`
 * @returns the number with its thousands set apart, as the language does it; the same on the server and in every browser
 */
export function formatCount(count: number, iso: string): string {
  return new Intl.NumberFormat(iso).format(count).replaceAll('\u202f', '\u00a0');
}
