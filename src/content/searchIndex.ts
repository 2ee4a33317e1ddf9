import MiniSearch from 'minisearch';
import type { ContentStore } from '#src/content/contentStore.ts';
import { LOCALE_FILES, type LocalizedContent, type PageDocument, type PerLocale } from '#src/content/document.ts';
import { inSlices } from '#src/content/files/inSlices.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { plainText, type WordWalker } from '#src/content/language/words.ts';

interface Entry {
  readonly path: string;
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
   * @returns the paths of the pages that have these words, the best first
   */
  search(language: keyof PerLocale, words: string): Promise<string[]>;
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
      new MiniSearch<Entry>({ idField: 'path', fields: ['title', 'description', 'text'] }),
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
    async search(language, words) {
      await (first ?? fill());
      const question = words.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ');
      const options = { boost: BOOST, fuzzy: FUZZY, prefix: true, combineWith: 'AND' } as const;
      const found = indexes.get(language)?.search(question, options) ?? [];
      return found.map(({ id }) => String(id));
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
        exchange(index, path, readEntry(path, document, language, words.ofLanguage));
      } catch (error) {
        onFailure(error);
      }
      yield;
    }
    if (document) present.set(path, document);
    else present.delete(path);
  }
}

function exchange(index: MiniSearch<Entry>, path: string, entry: Entry | undefined): void {
  if (index.has(path)) index.discard(path);
  if (entry) index.add(entry);
}

/** @returns nothing for a page that is not there, or not to be found */
function readEntry(
  path: string,
  document: PageDocument | undefined,
  language: keyof PerLocale,
  words: WordWalker,
): Entry | undefined {
  const content = document?.settings.robots === 'noindex' ? undefined : document?.locales[language];
  return content && describe(path, content, words);
}

function describe(
  path: string,
  { title, longtitle = '', meta_description: description, blocks }: LocalizedContent,
  words: WordWalker,
): Entry {
  const text = words.list({ blocks }).map(plainText).join(' ');
  return { path, title: `${title} ${longtitle}`, description, text };
}
