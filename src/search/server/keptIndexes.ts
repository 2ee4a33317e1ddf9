import { readFile } from 'node:fs/promises';
import MiniSearch from 'minisearch';
import { LOCALE_FILES } from '#src/content/document.ts';
import { hashText } from '#src/content/files/hashText.ts';
import { atOnce } from '#src/content/files/inSlices.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import {
  createPageIndexes,
  indexOptions,
  takeIn,
  type Entry,
  type PageIndexes,
} from '#src/search/server/pageIndexes.ts';
import { createTerms, type TermsByLanguage } from '#src/search/server/searchTerms.ts';

/** What the build has made of the content for the search: its file, beside `content.compiled`. */
export const SEARCH_INDEXES = 'search.indexes';

/**
 * @param snapshot all content
 * @param version stands for it, and for the code that reads it
 * @returns the file: a line with the version, which has no spaces, and a hash of the rest, and then a line for each language
 * @throws when a page cannot be taken in
 */
export function writeIndexes(snapshot: ContentSnapshot, version: string): string {
  const indexes = createPageIndexes(createTerms());
  const onFailure = (error: unknown) => {
    throw error;
  };
  atOnce(takeIn(snapshot, { indexes, present: new Map(), onFailure }));
  const lines = LOCALE_FILES.map((language) => JSON.stringify(indexes.get(language))).join('\n');
  return `${version} ${hashText(lines)}\n${lines}`;
}

/**
 * Opens what `writeIndexes` made, language by language and a thousand words at a time, so that nobody is held up: a quarter of the
 * time that the pages take.
 *
 * @param version of the content that was compiled
 * @param termsOf what words are known by
 * @throws when the file is missing, not whole, or of other content; the message says which
 */
export async function readIndexes(file: string, version: string, termsOf: TermsByLanguage): Promise<PageIndexes> {
  const text = await readFile(file, 'utf8');
  const end = text.indexOf('\n');
  const [of, hash] = text.slice(0, end).split(' ');
  if (of !== version) throw new Error(`${file} was made of other content`);
  const rest = text.slice(end + 1);
  if (hashText(rest) !== hash) throw new Error(`${file} is damaged`);
  const indexes = new Map<(typeof LOCALE_FILES)[number], MiniSearch<Entry>>();
  const lines = rest.split('\n');
  for (const [place, language] of LOCALE_FILES.entries())
    indexes.set(language, await MiniSearch.loadJSONAsync(lines[place] ?? '', indexOptions(termsOf, language)));
  return indexes;
}
