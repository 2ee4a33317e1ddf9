import { LRUCache } from 'lru-cache';
import type { SiteKey } from '#config/siteKeys.ts';
import type { LocalizedContent } from '#src/content/document.ts';
import { narrowToSite } from '#src/content/pages/narrowToSite.ts';
import type { WordWalker } from '#src/content/language/words.ts';
import { linesOf } from '#src/search/server/describeEntry.ts';
import { foldText } from '#src/search/server/searchTerms.ts';

/** A line of a page. */
export interface Line {
  readonly text: string;
  /** The same in lower case, without accents. */
  readonly bare: string;
}

/** @returns what a site shows of a page, line by line, the description first: where an excerpt is looked for */
export type LinesOf = (content: LocalizedContent, site: SiteKey, words: WordWalker) => readonly Line[];

/** Of all lines that are kept, in characters. */
const MOST_KEPT = 4_000_000;
/** A page of more is no better known for them. */
const MOST_LINES = 800;

/** Ten pages are shown at a time, and few are shown often: what these say is kept, up to a bound. */
export function createLinesOf(): LinesOf {
  const ids = new WeakMap<LocalizedContent, number>();
  let last = 0;
  const kept = new LRUCache<string, readonly Line[]>({
    maxSize: MOST_KEPT,
    sizeCalculation: (lines) => lines.reduce((sum, { text, bare }) => sum + text.length + bare.length, 1),
  });
  return (content, site, words) => {
    const id = ids.get(content) ?? (last += 1);
    ids.set(content, id);
    const key = `${String(id)} ${site}`;
    const known = kept.get(key);
    if (known) return known;
    const lines = linesOf(narrowToSite(content, site), words)
      .slice(0, MOST_LINES)
      .map((text) => ({ text, bare: foldText(text) }));
    kept.set(key, lines);
    return lines;
  };
}
