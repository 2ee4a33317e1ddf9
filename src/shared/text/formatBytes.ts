import { formatNumber } from '#src/shared/text/formatNumber.ts';
import { fileSize } from '#src/shared/text/fileSize.ts';

/**
 * @param bytes size of a file, in bytes
 * @param iso the locale, `es-ES`
 * @returns the size in kB or MB (`fileSize.ts`), in the locale's writing
 */
export function formatBytes(bytes: number, iso: string): string {
  const { amount, options } = fileSize(bytes);
  return formatNumber(amount, iso, options);
}
