import { formatNumber } from '#src/i18n/formatNumber.ts';

/**
 * @param value in percent
 * @param iso the locale, `es-ES`
 * @returns the share as the language writes it: `82%`, `82 %`
 */
export function formatPercent(value: number, iso: string): string {
  return formatNumber(value / 100, iso, { style: 'percent' });
}

/** @returns seconds with their unit, as the language of the locale writes it: `20 sec`, `20 с` */
export function formatSeconds(value: number, iso: string): string {
  return formatNumber(value, iso, { style: 'unit', unit: 'second', unitDisplay: 'short' });
}
