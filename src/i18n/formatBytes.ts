import { formatNumber } from '#src/i18n/formatNumber.ts';

const KILOBYTE = 1000;

/**
 * @param bytes size of a file, in bytes
 * @param iso the locale, `es-ES`
 * @returns the size in kB (1000 bytes) with one decimal, in the locale's writing; never less than 0.1 kB
 */
export function formatBytes(bytes: number, iso: string): string {
  const kilobytes = Math.max(0.1, bytes / KILOBYTE);
  return formatNumber(kilobytes, iso, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
}
