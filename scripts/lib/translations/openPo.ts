import { parsePo, type PoItem } from 'pofile-ts';
import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { TranslationsError } from './openPages.ts';

/**
 * Obsolete entries, with the remarks above them: so editors keep what a source does not have any more. The parser knows one
 * by remarks above it alone, and would give these to the next entry.
 */
const OBSOLETE = /^(?:#[^\n]*\n)*#~[^\n]*$/gm;

/** A remark, nothing, or a quoted text with its keyword: the parser takes from any other line what it can. */
const LINE = /^(?:#.*|(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+)?"(?:[^"\\]|\\.)*")?$/;

/**
 * @param bytes a PO file
 * @returns its messages, without obsolete ones, and their language
 * @throws {TranslationsError} when it is none, or damaged: with a line for each place
 */
export function openPo(bytes: Uint8Array): { readonly locale: WrittenLocale; readonly items: readonly PoItem[] } {
  const source = decode(bytes);
  const { headers, items } = parsePo(source.replaceAll(OBSOLETE, ''));
  const faults = [...findBrokenLines(source), ...findBrokenItems(items)];
  if (faults.length > 0) throw new TranslationsError([...faults, 'Nothing was written.'].join('\n'));
  const { Language: language = '' } = headers;
  const locale = WRITTEN_LOCALES.find((code) => code === language);
  if (!locale)
    throw new TranslationsError(
      `The header of the file says "Language: ${language}"; the languages are ${WRITTEN_LOCALES.join(', ')}.`,
    );
  if (items.length === 0) throw new TranslationsError('The file has no messages: export it anew.');
  return { locale, items };
}

/** In another encoding letters would become others, or signs of what cannot be read, and arrive in the pages like that. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new TranslationsError('The file is not written in UTF-8: save it in that encoding. Nothing was written.');
  }
}

function findBrokenLines(source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      LINE.test(line.trim())
        ? []
        : [`line ${String(index + 1)}: ${line.trim()} is no line of a PO file; are its quotes closed?`],
    );
}

/** What is there twice would be written as the later says, and what the end of the file has cut off as nothing. */
function findBrokenItems(items: readonly PoItem[]): string[] {
  const contexts = items.map(({ msgctxt }) => msgctxt ?? '');
  return items.flatMap(({ msgstr }, index) => {
    const context = contexts[index] ?? '';
    return [
      ...(msgstr.length === 0 ? [`${context}: it has no msgstr; is the end of the file there?`] : []),
      ...(contexts.indexOf(context) < index ? [`${context}: it is there twice; take one of them out`] : []),
    ];
  });
}
