import type { Words } from '#src/content/language/words.ts';

/** A heading of a text. */
const HEADING = /<h[1-6][^>]*>([^]*?)<\/h[1-6]>/g;
/** Marks within a sentence; any other tag parts what stands before it from what follows. */
const WITHIN = /<\/?(?:strong|em|a|abbr|sub|sup|code|span)(?:\s[^>]*)?>/g;
const TAG = /<[^>]*>/g;

/** Words of a block whose key is one of these are what it is about. */
const TITLES: readonly unknown[] = ['title', 'headline', 'question'];

/** @returns what is read of a piece, line by line: code too, as people look for the name of a function */
export function readLines({ text, form }: Pick<Words, 'text' | 'form'>): string[] {
  const lines = form === 'html' ? decode(text.replaceAll(WITHIN, '').replaceAll(TAG, '\n')) : text;
  return lines
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** @returns of a piece what stands above other words */
export function readHeadings({ text, form, path }: Words): string[] {
  if (form === 'plain') return TITLES.includes(path.at(-1)) ? [text] : [];
  return [...text.matchAll(HEADING)].flatMap(([, heading = '']) => readLines({ text: heading, form }));
}

/** What the sanitizer writes in place of the four characters; nothing else of HTML is in its text. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
