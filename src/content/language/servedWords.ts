import type { WrittenLocale } from '#config/locales.ts';
import type { LocalizedContent } from '#src/content/document.ts';
import type { Facts } from '#src/content/facts/createFacts.ts';
import { fillAnew, type Filled } from '#src/content/facts/fillFacts.ts';
import type { ValueOf } from '#src/content/files/compiledContent.ts';
import { readingMinutes, rememberMinutes } from '#src/content/language/readingMinutes.ts';
import type { WordWalker } from '#src/content/language/words.ts';

/** What a page says in a language, as it is served, and what its schema would have to be asked for. */
interface ServedWords {
  /** With its facts written in. Content that names none is what is written, and is not kept twice. */
  readonly content?: LocalizedContent;
  /** See `Filled`. */
  readonly used: readonly (readonly [string, string])[];
  /** See `readingMinutes`. */
  readonly minutes: number;
}

interface ServingOptions {
  readonly walker: WordWalker;
  readonly facts: Facts;
  readonly language: WrittenLocale;
}

/**
 * @param written content as its file says it
 * @returns what the build keeps of it; undefined when it names a fact that is not there
 */
export function serveWords(written: LocalizedContent, { walker, facts, language }: ServingOptions) {
  const filled = fillAnew(written, { walker, facts, languageOf: () => language });
  if (!filled) return undefined;
  const { content, used } = filled;
  const served: ServedWords = {
    ...(content === written ? {} : { content }),
    used: [...used],
    minutes: readingMinutes(content, walker),
  };
  return served;
}

/**
 * @param served what `serveWords` made; undefined when that is damaged
 * @param written content as its file says it
 */
export function recallWords(served: unknown, written: ValueOf): Filled<LocalizedContent> | undefined {
  if (served === undefined) return undefined;
  const { content = written() as LocalizedContent, used, minutes } = served as ServedWords;
  rememberMinutes(content, minutes);
  return { content, used: new Map(used) };
}
