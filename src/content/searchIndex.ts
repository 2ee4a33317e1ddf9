import MiniSearch from 'minisearch';
import { SITE_KEYS, type SiteKey } from '#config/siteKeys.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import { LOCALE_FILES, type LocalizedContent, type PageDocument, type PerLocale } from '#src/content/document.ts';
import { inSlices } from '#src/content/files/inSlices.ts';
import { narrowToSite } from '#src/content/pages/narrowToSite.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { plainText, type WordWalker } from '#src/content/language/words.ts';

interface Entry {
  /** The path, and behind it the site of an entry that is for one site alone. */
  readonly id: string;
  readonly path: string;
  readonly site?: SiteKey;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/**
 * What finds pages by their words. A question is answered from what is in it at that moment; only the first ones after a start
 * wait, until all pages are in it. They are taken in beside the requests, never within one.
 */
export interface SearchIndex {
  /**
   * @param language of the pages
   * @param words what a visitor typed
   * @param site whose pages they are: what only another one shows is not found
   * @returns the paths of the pages that have these words, the best first
   */
  search(language: keyof PerLocale, words: string, site: SiteKey): Promise<string[]>;
  /**
   * Takes the content in as it is now, page by page, and each change from now on.
   *
   * @returns when the content of this moment is in it
   */
  fill(): Promise<void>;
  close(): void;
}

/** A word of the title says more about a page than one somewhere in its text. */
const BOOST = { title: 4, description: 2, text: 1 } as const;
/** Each word costs a walk through the index, and nobody's question needs more. */
const MOST_WORDS = 8;
/** Of a word's letters, how many may be wrong. */
const FUZZY = 0.2;

type Indexes = ReadonlyMap<keyof PerLocale, MiniSearch<Entry>>;

const createIndexes = (): Indexes =>
  new Map(
    LOCALE_FILES.map((language) => [
      language,
      new MiniSearch<Entry>({ fields: ['title', 'description', 'text'], storeFields: ['path', 'site'] }),
    ]),
  );

/**
 * @param content what is searched; of a change only the pages that it touches are read again
 * @param onFailure told of a page that could not be taken in; what is in the index stays
 */
export function createSearchIndex(
  content: Pick<ContentStore, 'snapshot' | 'onChange'>,
  onFailure: (error: unknown) => void,
): SearchIndex {
  const indexes = createIndexes();
  const intake = { indexes, present: new Map<string, PageDocument>(), onFailure };
  let queue = Promise.resolve();
  let first: Promise<void> | undefined;
  let forget: (() => void) | undefined;
  const closing = new AbortController();
  const renew = () => {
    const { signal } = closing;
    queue = queue
      .then(() => inSlices(takeIn(content.snapshot, intake), signal))
      .catch((error: unknown) => {
        if (!signal.aborted) onFailure(error);
      });
    return queue;
  };
  const fill = () => {
    forget ??= content.onChange(() => void renew());
    const filled = renew();
    first ??= filled;
    return filled;
  };
  return {
    async search(language, words, site) {
      await (first ?? fill());
      const question = words.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ');
      const options = { boost: BOOST, fuzzy: FUZZY, prefix: true, combineWith: 'AND' } as const;
      const filter = (entry: Partial<Entry>) => entry.site === undefined || entry.site === site;
      const found = indexes.get(language)?.search(question, { ...options, filter }) ?? [];
      return found.map(({ path }) => String(path));
    },
    fill,
    close() {
      forget?.();
      closing.abort();
    },
  };
}

interface Intake {
  readonly indexes: Indexes;
  /** The pages that are in it. */
  readonly present: Map<string, PageDocument>;
  readonly onFailure: (error: unknown) => void;
}

/** Each step exchanges one page in one language: what was known of it answers until then. */
function* takeIn(snapshot: ContentSnapshot, { indexes, present, onFailure }: Intake): Generator<undefined, void> {
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

/** @returns nothing for a page that is not there, or not to be found; an entry for each site where they show different blocks */
function readEntries(
  path: string,
  document: PageDocument | undefined,
  language: keyof PerLocale,
  words: WordWalker,
): Entry[] {
  const content = document?.settings.robots === 'noindex' ? undefined : document?.locales[language];
  if (!content) return [];
  if (content.blocks.every(({ sites }) => !sites)) return [{ id: path, ...describe(path, content, words) }];
  return SITE_KEYS.map((site) => ({
    id: idOf(path, site),
    site,
    ...describe(path, narrowToSite(content, site), words),
  }));
}

function describe(
  path: string,
  { title, longtitle = '', meta_description: description, blocks }: LocalizedContent,
  words: WordWalker,
): Omit<Entry, 'id'> {
  const text = words.list({ blocks }).map(plainText).join(' ');
  return { path, title: `${title} ${longtitle}`, description, text };
}
