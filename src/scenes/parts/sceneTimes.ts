import { asInTexts, dateFormat, formatTimeOf } from '#src/i18n/formatDate.ts';

const write = (moment: string, iso: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(iso, { ...options, timeZone: 'UTC' })
    .format(new Date(moment))
    .replaceAll(/\s/g, '\u00a0');

const momentOf = (minutes: number) => new Date(minutes * 60_000).toISOString();

/** @returns the minutes since midnight of a time such as `18:10` */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * @param hour of the day, 0 to 23
 * @param iso the locale, `es-ES`
 * @returns the hour alone, as below a chart: `3 p.m.`, `15`
 */
export function formatHour(hour: number, iso: string): string {
  return asInTexts(write(momentOf(hour * 60), iso, { hour: 'numeric' }), iso);
}

/**
 * @param minutes since midnight
 * @param iso the locale, `es-ES`
 * @returns the time of day: `4:30 p.m.`, `16:30`
 */
export function formatTimeAt(minutes: number, iso: string): string {
  return formatTimeOf(momentOf(minutes), iso, 'UTC');
}

/**
 * @param day ISO day, `2026-11-16`
 * @param after how many days later
 * @returns that day
 */
export function dayAfter(day: string, after: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + after * 86_400_000).toISOString().slice(0, 10);
}

/** @returns the weekday alone, as above a calendar: `Mon`, `пн` */
export function formatWeekday(day: string, iso: string): string {
  return write(`${day}T00:00:00Z`, iso, { weekday: 'short' });
}

/** @returns day and month, as below a chart: `Nov 16`, `16 нояб.` */
export function formatShortDay(day: string, iso: string): string {
  return write(`${day}T00:00:00Z`, iso, { day: 'numeric', month: 'short' });
}
