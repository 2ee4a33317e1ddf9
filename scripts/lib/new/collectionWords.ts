import type { WrittenLocale } from '#config/locales.ts';
import { languageText } from './pageStarts.ts';
import { sentenceCase } from './words.ts';

/** What search results are to say, until somebody has written it. Drafts are the same in every language. */
const DESCRIPTION = 'What search results say about this page, in one or two sentences that fit into two lines.';

/** @returns what the page of a new list says in a language */
export function listWords(name: string, locale: WrittenLocale): string {
  const title = sentenceCase(name);
  const pageIn = (language: WrittenLocale) => ({
    title: `${title} – ${language}`,
    longtitle: title,
    meta_description: DESCRIPTION,
    blocks: [{ type: 'entries', id: 'entries', collection: name, title, empty: 'Nothing here yet.' }],
  });
  return languageText(pageIn(locale), pageIn('en'), locale);
}

/** @returns what the first entry of a new list says in a language */
export function entryWords(name: string, locale: WrittenLocale): string {
  const pageIn = (language: WrittenLocale) => ({
    title: `${sentenceCase(name)} first – ${language}`,
    meta_description: DESCRIPTION,
    blocks: [{ type: 'rich-text', id: 'text', body: 'A first text.\n' }],
  });
  return languageText(pageIn(locale), pageIn('en'), locale);
}
