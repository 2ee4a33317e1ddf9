import type { Decimal } from '#src/shared/text/decimal.ts';

/** Making a formatter takes a hundred times as long as using it, and a page of prices has a thousand numbers. */
const made = new Map<string, Intl.NumberFormat>();

/** Only English parts a number of four digits that is no money; `Intl` would in Russian, where the texts of this site do not. */
const groupingOf = (iso: string) => (iso.startsWith('en') ? 'auto' : 'min2');

/**
 * @param iso the locale, `es-ES`
 * @param options chosen by code, never by a visitor: a formatter for each is kept
 * @returns the number as the language writes it, with spaces that do not break; the same on the server and in every browser
 */
export function formatNumber(value: number | Decimal, iso: string, options: Intl.NumberFormatOptions = {}): string {
  const key = iso + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.NumberFormat(iso, { useGrouping: groupingOf(iso), ...options });
  made.set(key, format);
  // `Intl` parts thousands with a point in Spanish; the Academy and this site do it with a space.
  return format.format(value).replaceAll(iso.startsWith('es') ? /[.\u202f ]/g : /[\u202f ]/g, '\u00a0');
}
