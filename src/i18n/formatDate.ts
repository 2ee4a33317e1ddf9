/**
 * @param day ISO day, `2026-03-14`
 * @param iso the locale, `es-ES`
 * @returns the day in the locale's long form; the same on the server and in every browser, whatever their time zone and
 *   whichever narrow space their ICU prefers (EXAMPLES, pain 8)
 */
export function formatDate(day: string, iso: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' })
    .format(date)
    .replaceAll('\u202f', '\u00a0');
}
