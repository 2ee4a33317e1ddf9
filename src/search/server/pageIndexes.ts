import MiniSearch, { type Options } from 'minisearch';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import { LOCALE_FILES, type PageDocument } from '#src/content/document.ts';
import type { WordWalker } from '#src/content/language/words.ts';
import { narrowToSite } from '#src/content/pages/narrowToSite.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { describeEntry, type EntryTexts } from '#src/search/server/describeEntry.ts';
import { wordsOf, type TermsByLanguage } from '#src/search/server/searchTerms.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** A page, or what of it some sites show. */
export interface Entry extends EntryTexts {
  /** The path, and behind it a site of an entry that is for some sites alone. */
  readonly id: string;
  readonly path: string;
  /** Those that show it; all where it is left out. */
  readonly sites?: readonly SiteKey[];
}

/** A word of the name says more about a page than one somewhere in its text. */
export const BOOST = { name: 8, title: 5, headings: 2, description: 2, text: 1 } as const satisfies Record<
  keyof EntryTexts,
  number
>;

/** What the pages are known by, by language. */
export type PageIndexes = ReadonlyMap<keyof PerLocale, MiniSearch<Entry>>;

/**
 * @param termsOf what words are known by
 * @returns how an index of the language is made; one that was kept is opened with the same
 */
export const indexOptions = (termsOf: TermsByLanguage, language: keyof PerLocale): Options<Entry> => ({
  fields: Object.keys(BOOST),
  storeFields: ['path', 'sites'],
  tokenize: wordsOf,
  processTerm: (word) => [...termsOf[language](word)],
});

/** @returns indexes without pages */
export const createPageIndexes = (termsOf: TermsByLanguage): PageIndexes =>
  new Map(LOCALE_FILES.map((language) => [language, new MiniSearch(indexOptions(termsOf, language))]));

/** What content is taken into. */
export interface Intake {
  readonly indexes: PageIndexes;
  /** The pages that are in it. */
  readonly present: Map<string, PageDocument>;
  /** Told of a page that could not be taken in; what is in the index stays. */
  readonly onFailure: (error: unknown) => void;
}

/** Takes content in. Each step exchanges one page in one language: what was known of it answers until then. */
export function* takeIn(
  snapshot: ContentSnapshot,
  { indexes, present, onFailure }: Intake,
): Generator<undefined, void> {
  const { documents, words } = snapshot;
  for (const path of new Set([...present.keys(), ...documents.keys()])) {
    const document = documents.get(path);
    if (document === present.get(path)) continue;
    for (const [language, index] of indexes) {
      try {
        exchange(index, path, readEntries(path, document, language, words.ofLanguage));
      } catch (error) {
        onFailure(error);
      }
      yield;
    }
    if (document) present.set(path, document);
    else present.delete(path);
  }
}

function exchange(index: MiniSearch<Entry>, path: string, entries: readonly Entry[]): void {
  for (const id of [path, ...SITE_KEYS.map((site) => idOf(path, site))]) if (index.has(id)) index.discard(id);
  index.addAll(entries);
}

const idOf = (path: string, site: SiteKey) => `${path} ${site}`;

/** @returns nothing for a page that is not there, or not to be found; an entry for all sites that show the same blocks */
function readEntries(
  path: string,
  document: PageDocument | undefined,
  language: keyof PerLocale,
  words: WordWalker,
): Entry[] {
  const content = document?.settings.robots === 'noindex' ? undefined : document?.locales[language];
  if (!content) return [];
  if (content.blocks.every(({ sites }) => !sites)) return [{ id: path, path, ...describeEntry(content, words) }];
  const shownOn = (site: SiteKey) => narrowToSite(content, site).blocks.map(({ id }) => id);
  const alike = Object.values(Object.groupBy(SITE_KEYS, (site) => shownOn(site).join('\n')));
  return alike.flatMap((sites = []) =>
    sites.slice(0, 1).map((site) => {
      return { id: idOf(path, site), path, sites, ...describeEntry(narrowToSite(content, site), words) };
    }),
  );
}
