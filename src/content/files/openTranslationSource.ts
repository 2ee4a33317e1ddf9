import { openYaml } from '#src/content/files/yamlFile.ts';
import type { WordWalker } from '#src/content/language/words.ts';
import type { TranslationSource } from '#src/content/translations/mergeWords.ts';

/**
 * @param file its name
 * @param text undefined where it cannot be had
 * @param walker knows where its words are
 * @returns what translations take their structure from
 */
export function openTranslationSource(
  file: string,
  text: string | undefined,
  walker: WordWalker | undefined,
): TranslationSource | undefined {
  if (text === undefined || !walker) return undefined;
  return { file, data: openYaml(text).document.toJS() as unknown, walker };
}
