const made = new Map<string, Intl.DateTimeFormat>();

/** @returns the format of a locale, made once: that takes a hundred times as long as to write a day with it */
export function dateFormat(iso: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = iso + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(iso, options);
  made.set(key, format);
  return format;
}

/** Days are of the content: a few, on page after page, and who writes one now and then waits for it 50 µs. */
const written = new Map<string, string>();

/**
 * @param day ISO day, `2026-03-14`
 * @param iso the locale, `es-ES`
 * @returns the day in the locale's long form; the same on the server and in every browser, whatever their time zone and
 *   whichever narrow space their ICU prefers
 */
export function formatDate(day: string, iso: string): string {
  const key = `${day} ${iso}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const date = new Date(`${day}T00:00:00Z`);
  const text = dateFormat(iso, { dateStyle: 'long', timeZone: 'UTC' })
    .format(date)
    .replaceAll('\u202f', '\u00a0')
    .replace(LAST_SIGN, '\u00a0');
  written.set(key, text);
  return text;
}

/** Before a sign that no line may begin with: the `г.` behind a year. */
const LAST_SIGN = /\s(?=\p{L}\.$)/u;

/**
 * @param moment ISO moment
 * @param iso the locale, `es-ES`
 * @param timeZone IANA name of the clock by which the day is told
 * @returns the day with its weekday; the same on the server and in every browser
 */
export function formatDayOf(moment: string, iso: string, timeZone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return dateFormat(iso, options).format(new Date(moment)).replaceAll('\u202f', '\u00a0');
}

/**
 * @param moment ISO moment
 * @param iso the locale, `es-ES`
 * @param timeZone IANA name of the clock by which the time is told
 * @returns the time of day, as the language writes it; the same on the server and in every browser
 */
export function formatTimeOf(moment: string, iso: string, timeZone: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return asInTexts(dateFormat(iso, options).format(new Date(moment)), iso);
}

/**
 * @param time of day, as `Intl` writes it
 * @param iso the locale, `es-ES`
 * @returns the time as the texts of this site write it: `9 a.m.`, `3:30 p.m.`, `15h30`, with spaces that do not break
 */
export function asInTexts(time: string, iso: string): string {
  const whole = time.replaceAll(/\s/g, '\u00a0');
  if (iso.startsWith('en')) return whole.replace(':00', '').replace('AM', 'a.m.').replace('PM', 'p.m.');
  return iso.startsWith('pt') ? whole.replace(':', 'h') : whole;
}

/**
 * @param moment ISO moment
 * @param timeZone IANA name
 * @returns how far the clock is from UTC at that moment: `UTC+5:30`. In one form for all languages, since those of Intl
 *   differ between servers and browsers
 */
export function formatUtcOffset(moment: string, timeZone: string): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(new Date(moment));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  if (Number(hours) + Number(minutes) === 0) return 'UTC';
  return `UTC${sign.replace('-', '−')}${String(Number(hours))}${Number(minutes) === 0 ? '' : `:${minutes}`}`;
}
