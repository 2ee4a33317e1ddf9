import { locales } from '#config/locales.ts';

const rows = Object.values(locales);

/**
 * @param code of ISO 4217
 * @param iso the locale, `es-ES`
 * @returns whether its readers are shown the sign of the currency or its code; the code of the dollar where nobody has said
 */
export function currencyDisplay(code: string, iso: string): 'narrowSymbol' | 'code' {
  return code === 'USD' ? (rows.find((row) => row.iso === iso)?.dollar ?? 'code') : 'narrowSymbol';
}
