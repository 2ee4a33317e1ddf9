import { WORD_JOINER } from '#src/shared/text/typography/typography.ts';
import type { Words } from '#src/content/language/words.ts';

/** Within a text that is HTML: its tags, and the code that people look at as it is. */
const MARKUP = /(<pre[\s>][^]*?<\/pre>|<code[\s>][^]*?<\/code>|<[^>]*>)/;

/**
 * @param piece words of the content, plain or as HTML
 * @param change what becomes of the running text
 * @returns the piece with other words; markup and code stay as they are
 */
export function mapProse({ text, form }: Pick<Words, 'text' | 'form'>, change: (prose: string) => string): string {
  if (form === 'plain') return change(text);
  return text
    .split(MARKUP)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('');
}

/** @returns what is read in sentences: the text without markup and without code, its hyphens as they are typed */
export function proseOf({ text: written, form }: Pick<Words, 'text' | 'form'>): string {
  const text = written.replaceAll(WORD_JOINER, '');
  if (form === 'plain') return text;
  return text
    .split(MARKUP)
    .map((part, index) => (index % 2 ? separatorFor(part) : part))
    .join('')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** A tag within a sentence parts no words; one around a sentence parts it from the next. */
function separatorFor(markup: string): string {
  return /^<\/?(strong|em|a|abbr|sub|sup)\b/.test(markup) ? '' : ' \n ';
}
