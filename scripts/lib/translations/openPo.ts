import { parsePo, type PoItem } from 'pofile-ts';
import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { TranslationsError } from './openPages.ts';

/**
 * Obsolete entries, with the remarks above them: so editors keep what a source does not have any more. The parser knows one
 * by remarks above it alone, and would give these to the next entry.
 */
const OBSOLETE = /^(?:#[^\n]*\n)*#~[^\n]*$/gm;

/**
 * @param source the text of a PO file
 * @returns its messages, without obsolete ones, and their language
 * @throws {TranslationsError} when it is none
 */
export function openPo(source: string): { readonly locale: WrittenLocale; readonly items: readonly PoItem[] } {
  const { headers, items } = parsePo(source.replaceAll(OBSOLETE, ''));
  const locale = WRITTEN_LOCALES.find((code) => code === headers.Language);
  if (!locale || items.length === 0)
    throw new TranslationsError(
      `This is no PO file of these pages: its header says "Language: ${headers.Language ?? ''}", and it has ${String(items.length)} messages.`,
    );
  return { locale, items };
}
