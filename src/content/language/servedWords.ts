import type { WrittenLocale } from '#config/locales.ts';
import type { LocalizedContent } from '#src/content/document.ts';
import type { Facts } from '#src/content/facts/createFacts.ts';
import { fillAnew, type Filled } from '#src/content/facts/fillFacts.ts';
import type { ValueOf } from '#src/content/files/compiledContent.ts';
import { readingMinutes, rememberMinutes } from '#src/content/language/readingMinutes.ts';
import type { WordWalker } from '#src/content/language/words.ts';

/** A file as it is served, and what its schema would have to be asked for. */
interface Served<Content extends object = object> {
  /** With its facts written in. Content that names none is what is written, and is not kept twice. */
  readonly content?: Content;
  /** See `Filled`. */
  readonly used: readonly (readonly [string, string])[];
}

/** What a page says in a language. */
interface ServedWords extends Served<LocalizedContent> {
  /** See `readingMinutes`. */
  readonly minutes: number;
}

/**
 * @param written content as its file says it
 * @param filled the same with its facts written in
 * @returns what the build keeps of it
 */
export const keepFilled = <Content extends object>(
  written: Content,
  { content, used }: Filled<Content>,
): Served<Content> => ({
  ...(content === written ? {} : { content }),
  used: [...used],
});

/**
 * @param served what `keepFilled` made; undefined when that is damaged, or was never made
 * @param written content as its file says it
 */
export function recallFilled<Content extends object>(
  served: unknown,
  written: () => Content,
): Filled<Content> | undefined {
  if (served === undefined) return undefined;
  const { content = written(), used } = served as Served<Content>;
  return { content, used: new Map(used) };
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
  const served: ServedWords = { ...keepFilled(written, filled), minutes: readingMinutes(filled.content, walker) };
  return served;
}

/**
 * @param served what `serveWords` made; undefined when that is damaged
 * @param written content as its file says it
 */
export function recallWords(served: unknown, written: ValueOf): Filled<LocalizedContent> | undefined {
  const filled = recallFilled(served, () => written() as LocalizedContent);
  if (filled) rememberMinutes(filled.content, (served as ServedWords).minutes);
  return filled;
}
