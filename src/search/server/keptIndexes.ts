import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import { LOCALE_FILES } from '#src/content/document.ts';
import { hashText } from '#src/content/files/hashText.ts';
import { atOnce, inSlices } from '#src/content/files/inSlices.ts';
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

/** Of one line: it is parsed in a millisecond. */
const TERMS_A_LINE = 500;
/** Of one step of reading, in bytes. */
const BYTES_A_STEP = 262_144;

/**
 * @param snapshot all content
 * @param version stands for it, and for the code that reads it
 * @returns the file: a line with the version, which has no spaces, and a hash of the rest; then for each language a line of what
 *   is known of its pages, and lines of its terms
 * @throws when a page cannot be taken in
 */
export function writeIndexes(snapshot: ContentSnapshot, version: string): string {
  const indexes = createPageIndexes(createTerms());
  const onFailure = (error: unknown) => {
    throw error;
  };
  atOnce(takeIn(snapshot, { indexes, present: new Map(), onFailure }));
  const lines = [...indexes.values()].flatMap(linesOf).join('\n');
  return `${version} ${hashText(lines)}\n${lines}`;
}

function linesOf(pages: MiniSearch<Entry>): string[] {
  const { index, ...rest } = pages.toJSON();
  const starts = Array.from({ length: Math.ceil(index.length / TERMS_A_LINE) }, (_, number) => number * TERMS_A_LINE);
  return [rest, ...starts.map((start) => index.slice(start, start + TERMS_A_LINE))].map((line) => JSON.stringify(line));
}

/**
 * Opens what `writeIndexes` made, in a quarter of the time that the pages take. It is checked and parsed in slices; MiniSearch
 * then takes a thousand terms at once, which is some 20 ms.
 *
 * @param version of the content that was compiled
 * @param termsOf what words are known by
 * @throws when the file is missing, not whole, or of other content; the message says which
 */
export async function readIndexes(file: string, version: string, termsOf: TermsByLanguage): Promise<PageIndexes> {
  const bytes = await readFile(file);
  const end = bytes.indexOf('\n');
  const [of, hash] = bytes.toString('utf8', 0, Math.max(end, 0)).split(' ');
  if (of !== version) throw new Error(`${file} was made of other content`);
  const rest = bytes.subarray(end + 1);
  if ((await inSlices(hashOf(rest))) !== hash) throw new Error(`${file} is damaged`);
  const written = await inSlices(parseLines(rest));
  const indexes = new Map<(typeof LOCALE_FILES)[number], MiniSearch<Entry>>();
  for (const [place, language] of LOCALE_FILES.entries()) {
    const plain = written[place];
    if (plain) indexes.set(language, await MiniSearch.loadJSAsync(plain, indexOptions(termsOf, language)));
  }
  return indexes;
}

/** Step by step the same as `hashText`. */
function* hashOf(bytes: Buffer): Generator<undefined, string> {
  const hash = createHash('sha256');
  for (let start = 0; start < bytes.length; start += BYTES_A_STEP) {
    hash.update(bytes.subarray(start, start + BYTES_A_STEP));
    yield;
  }
  return hash.digest('base64url');
}

function* parseLines(bytes: Buffer): Generator<undefined, AsPlainObject[]> {
  const written: AsPlainObject[] = [];
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf('\n', start);
    const end = newline < 0 ? bytes.length : newline;
    const line = JSON.parse(bytes.toString('utf8', start, end)) as
      | Omit<AsPlainObject, 'index'>
      | AsPlainObject['index'];
    if (Array.isArray(line)) written.at(-1)?.index.push(...line);
    else written.push({ ...line, index: [] });
    start = end + 1;
    yield;
  }
  return written;
}
