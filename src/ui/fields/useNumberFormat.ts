import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { locales, type LocaleCode } from '#config/locales.ts';

/**
 * @param options the same object each time: a formatter takes a hundred times as long to make as to use
 * @returns what writes numbers as texts of the page's language do: Portuguese ones group digits as in Portugal, for instance
 */
export function useNumberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { iso } = locales[useLingui().i18n.locale as LocaleCode];
  return useMemo(() => new Intl.NumberFormat(iso, options), [iso, options]);
}
