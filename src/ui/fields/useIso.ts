import { useLingui } from '@lingui/react';
import { locales, type LocaleCode } from '#config/locales.ts';

/** @returns the locale in which texts of the page's language write numbers, `es-ES`: Portuguese ones as in Portugal */
export function useIso(): string {
  return locales[useLingui().i18n.locale as LocaleCode].iso;
}
