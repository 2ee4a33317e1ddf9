import type { z } from 'zod';
import { locales, WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import type { Facts } from '#src/content/facts/createFacts.ts';
import { fillFacts } from '#src/content/facts/fillFacts.ts';
import { createWordWalker, type Words, type WordWalker } from '#src/content/language/words.ts';

const walkers = new WeakMap<z.ZodType, WordWalker>();

/** @returns the walker of a file that all languages share, made once for its schema */
export function sharedWalker(schema: z.ZodType): WordWalker {
  const walker = walkers.get(schema) ?? createWordWalker(() => schema);
  walkers.set(schema, walker);
  return walker;
}

/** @returns the language of a text that stands beside its translations: the name of its field */
export function languageOf({ path }: Words): WrittenLocale {
  return WRITTEN_LOCALES.find((code) => locales[code].file === path.at(-1)) ?? WRITTEN_LOCALES[0];
}

/** @returns a file that all languages share, with its facts written in, as `fillFacts` does it */
export function fillShared<Content extends object>(
  written: Content,
  schema: z.ZodType,
  facts: Facts,
): Content | undefined {
  return fillFacts(written, { walker: sharedWalker(schema), facts, languageOf });
}
