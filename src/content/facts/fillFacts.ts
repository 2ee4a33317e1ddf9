import type { WrittenLocale } from '#config/locales.ts';
import { REFERENCE, type Facts } from '#src/content/facts/createFacts.ts';
import { mapProse } from '#src/content/language/prose.ts';
import type { Words, WordWalker } from '#src/content/language/words.ts';
import { createTypesetter } from '#src/shared/text/typography/typeset.ts';
import { escapeHtml } from '#src/shared/text/escapeHtml.ts';

/** Content with its facts written in. */
export interface Filled<Content extends object = object> {
  readonly content: Content;
  /** What stands for each reference, by language and reference: while it is the same, so is the content. */
  readonly used: ReadonlyMap<string, string>;
}

interface FillOptions {
  readonly walker: WordWalker;
  readonly facts: Facts;
  /** @returns the language of a piece */
  readonly languageOf: (piece: Words) => WrittenLocale;
}

const known = new WeakMap<object, Filled>();

/**
 * Writes the facts into content, once for each version of either: content without references stays the same object, and
 * content whose facts have not changed gives the same object as before.
 *
 * @param written content as its file says it
 * @returns what is served; undefined when it names a fact that is not there
 */
export function fillFacts<Content extends object>(written: Content, options: FillOptions): Content | undefined {
  return fillAnew(written, options)?.content;
}

/** @returns the same, with the facts that it has used */
export function fillAnew<Content extends object>(written: Content, options: FillOptions): Filled<Content> | undefined {
  const before = known.get(written) as Filled<Content> | undefined;
  if (before && isSame(before.used, options.facts)) return before;
  const used = new Map<string, string>();
  const { content, isWhole } = fill(written, options, used);
  if (!isWhole) return undefined;
  const filled = { content, used };
  known.set(written, filled);
  return filled;
}

/** Takes over what the build has filled: it stays the same object while its facts say the same. */
export function rememberFilled(written: object, filled: Filled | undefined): void {
  if (filled && !known.has(written)) known.set(written, filled);
}

function isSame(used: ReadonlyMap<string, string>, facts: Facts): boolean {
  return [...used].every(([key, text]) => {
    const [language = '', reference = ''] = key.split(' ');
    return facts.write(reference, language as WrittenLocale) === text;
  });
}

function fill<Content>(
  written: Content,
  { walker, facts, languageOf }: FillOptions,
  used: Map<string, string>,
): { readonly content: Content; readonly isWhole: boolean } {
  let isWhole = true;
  const content = walker.map(written, (piece) => {
    if (!piece.text.includes('((')) return piece.text;
    const language = languageOf(piece);
    // Once more, now that it is known what stands beside a word.
    const set = createTypesetter(language);
    return mapProse(piece, (prose) =>
      set(
        prose.replaceAll(REFERENCE, (whole, reference: string, at: number) => {
          const words = facts.write(reference, language);
          if (words === undefined) {
            isWhole = false;
            return whole;
          }
          used.set(`${language} ${reference}`, words);
          // "EE. UU." at the end of a sentence: one full stop is for both.
          const text = prose.startsWith('.', at + whole.length) ? words.replace(/\.$/, '') : words;
          return piece.form === 'html' ? escapeHtml(text) : text;
        }),
      ),
    );
  });
  return { content, isWhole };
}
