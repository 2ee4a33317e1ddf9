import { formatNumber } from '#src/shared/text/formatNumber.ts';

const MINUTE = 60;

/**
 * @param seconds since a call began; shown are tenths
 * @param iso the locale, `es-ES`
 * @returns the time on the clock of a call: `00:21.4`, `00:21,4`
 */
export function formatClock(seconds: number, iso: string): string {
  const digits = { minimumIntegerDigits: 2, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  // Rounded before it is parted, or 59.96 s would be no minute and 60.0 s.
  const rounded = Math.round(seconds * 10) / 10;
  const minutes = Math.floor(rounded / MINUTE);
  return [
    formatNumber(minutes, iso, { minimumIntegerDigits: 2, useGrouping: false }),
    formatNumber(rounded - minutes * MINUTE, iso, digits),
  ].join(':');
}

/**
 * @param seconds whole ones
 * @returns minutes and seconds, as on a list of calls: `1:48`
 */
export function formatLength(seconds: number): string {
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return `${String(Math.floor(seconds / MINUTE))}:${rest}`;
}

/** @returns milliseconds with their unit, as the language of the locale writes it: `142 ms`, `142 мс` */
export function formatMilliseconds(value: number, iso: string): string {
  return formatNumber(value, iso, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' });
}

/**
 * @param value in seconds
 * @param iso the locale, `es-ES`
 * @param digits after the point
 * @returns seconds with their unit, as the language of the locale writes it: `20 s`, `2,4 с`
 */
export function formatSeconds(value: number, iso: string, digits = 0): string {
  // English would have `sec` in `Intl`; the texts of this site write `s` in every language of the Latin script.
  return formatNumber(value, iso, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).replace('sec', 's');
}

/**
 * @param value in percent
 * @param iso the locale, `es-ES`
 * @returns the share as the language writes it: `82%`, `82 %`
 */
export function formatPercent(value: number, iso: string): string {
  return formatNumber(value / 100, iso, { style: 'percent' });
}
