import { stringify } from 'yaml';
import type { WrittenLocale } from '#config/locales.ts';
import { sentenceCase } from './words.ts';

/** What search results are to say, until somebody has written it. Drafts are the same in every language. */
const DESCRIPTION = 'What search results say about this page, in one or two sentences that fit into two lines.';

/** @returns what the page of a new list says in a language */
export function listWords(name: string, locale: WrittenLocale): string {
  const title = sentenceCase(name);
  return stringify({
    title: `${title} – ${locale}`,
    longtitle: title,
    meta_description: DESCRIPTION,
    blocks: [{ type: 'entries', id: 'entries', collection: name, title, empty: 'Nothing here yet.' }],
  });
}

/** @returns what the first entry of a new list says in a language */
export function entryWords(name: string, locale: WrittenLocale): string {
  return stringify({
    title: `${sentenceCase(name)} first – ${locale}`,
    meta_description: DESCRIPTION,
    blocks: [{ type: 'rich-text', id: 'text', body: 'A first text.\n' }],
  });
}
