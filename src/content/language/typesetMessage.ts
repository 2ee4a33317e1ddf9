import type { WrittenLocale } from '#config/locales.ts';
import { mapProse } from '#src/content/language/prose.ts';
import { createTypesetter } from '#src/shared/text/typography/typeset.ts';

/**
 * @param message a text of the interface as its catalog has it: ICU, with tags for what the component puts around words
 * @returns the same as the language sets it; done when catalogs are compiled, so that browsers get it set
 */
export function typesetMessage(message: string, language: WrittenLocale): string {
  return mapProse({ text: message, form: 'html' }, createTypesetter(language, 'label'));
}
