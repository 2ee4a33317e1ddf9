import type { z } from 'zod';
import { locales, WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import type { Facts } from '#src/content/facts/createFacts.ts';
import { fillFacts, rememberFilled } from '#src/content/facts/fillFacts.ts';
import type { ValueOf } from '#src/content/files/compiledContent.ts';
import { recallFilled } from '#src/content/language/servedWords.ts';
import { createWordWalker, type Words } from '#src/content/language/words.ts';

/** @returns the language of a text that stands beside its translations: the name of its field */
export function languageOf({ path }: Words): WrittenLocale {
  return WRITTEN_LOCALES.find((code) => locales[code].file === path.at(-1)) ?? WRITTEN_LOCALES[0];
}

interface SharedFile {
  /** Asked where the build has kept nothing of what is served of it. */
  readonly schemaOf: () => z.ZodType | undefined;
  readonly facts: Facts;
  /** See `GoodFile`. */
  readonly served?: ValueOf | undefined;
}

/** @returns a file that all languages share, with its facts written in, as `fillFacts` does it */
export function fillShared<Content extends object>(
  written: Content,
  { schemaOf, facts, served }: SharedFile,
): Content | undefined {
  rememberFilled(
    written,
    recallFilled(served?.(), () => written),
  );
  return fillFacts(written, { walker: createWordWalker(schemaOf), facts, languageOf });
}
