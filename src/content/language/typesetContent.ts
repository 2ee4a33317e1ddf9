import type { z } from 'zod';
import type { WrittenLocale } from '#config/locales.ts';
import { mapProse } from '#src/content/language/prose.ts';
import type { WordWalker } from '#src/content/language/words.ts';
import { createTypesetter } from '#src/shared/text/typography/typeset.ts';

/** What tabs, search results, link previews and menus say of a page: machines read it, too. */
const LABELS = new Set(['title', 'menutitle', 'meta_description', 'og__description']);

/**
 * @param schema of what a page says in a language
 * @param walker knows where its words are
 * @returns the same schema, whose words come out as the language sets them: once, when a file is read, or when the build
 *   compiles it
 */
export function typesetContent<Content>(schema: z.ZodType<Content>, walker: WordWalker, language: WrittenLocale) {
  return schema.transform((content): Content =>
    walker.map(content, (piece) => {
      const isLabel = piece.path.length === 1 && LABELS.has(String(piece.path[0]));
      return mapProse(piece, createTypesetter(language, isLabel ? 'label' : 'prose'));
    }),
  );
}
