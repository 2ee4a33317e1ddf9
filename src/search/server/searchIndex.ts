import type { ContentStore } from '#src/content/contentStore.ts';
import { inSlices } from '#src/content/files/inSlices.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { findHits, NOTHING, type Among, type Hits } from '#src/search/server/findHits.ts';
import { createPageIndexes, takeIn, type Intake, type PageIndexes } from '#src/search/server/pageIndexes.ts';
import { weightOfKind } from '#src/search/server/resultKinds.ts';
import { createTerms, type TermsByLanguage } from '#src/search/server/searchTerms.ts';
import { onceAsync } from '#src/shared/onceAsync.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/**
 * What finds pages by their words. A question is answered from what is in it at that moment; pages are taken in beside the
 * requests, never within one.
 */
export interface SearchIndex {
  /** @returns when all pages are in it; only the first questions after a start have to wait */
  ready(): Promise<void>;
  /**
   * @param language of the pages
   * @param question what a visitor typed
   * @param among which pages it looks
   */
  find(language: keyof PerLocale, question: string, among: Among): Hits;
  /** What a word in lower case is known by in a language. */
  readonly termsOf: TermsByLanguage;
  /**
   * Takes the content in as it is now, page by page, and each change from now on.
   *
   * @returns when the content of this moment is in it
   */
  fill(): Promise<void>;
  close(): void;
}

/** What was made before, by the same code. */
interface KeptIndexes {
  /** Of this content. */
  readonly snapshot: ContentSnapshot;
  /**
   * @param termsOf what words are known by
   * @returns the indexes of all its pages, which become those of the search; undefined where they cannot be used
   */
  open(termsOf: TermsByLanguage): Promise<PageIndexes | undefined>;
}

/**
 * @param content what is searched; of a change only the pages that it touches are read again
 * @param onFailure see `Intake`
 * @param kept opened instead of taking in the pages that have not changed since
 */
export function createSearchIndex(
  content: Pick<ContentStore, 'snapshot' | 'onChange'>,
  onFailure: (error: unknown) => void,
  kept?: KeptIndexes,
): SearchIndex {
  const termsOf = createTerms();
  let intake: Intake = { indexes: createPageIndexes(termsOf), present: new Map(), onFailure };
  const recall = onceAsync(async () => {
    const indexes = await kept?.open(termsOf);
    if (indexes) intake = { indexes, present: new Map(kept?.snapshot.documents), onFailure };
  });
  let queue = Promise.resolve();
  let first: Promise<void> | undefined;
  let forget: (() => void) | undefined;
  const closing = new AbortController();
  const renew = () => {
    const { signal } = closing;
    queue = queue
      .then(recall)
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
    termsOf,
    ready: () => first ?? fill(),
    find(language, question, among) {
      const index = intake.indexes.get(language);
      const { documents, glossary } = content.snapshot;
      const reading = { glossary, language, termsOf: termsOf[language] };
      const weightOf = (path: string) => weightOfKind(documents.get(path)?.settings.template);
      return index ? findHits(question, { ...reading, ...among, index, weightOf }) : NOTHING;
    },
    fill,
    close() {
      forget?.();
      closing.abort();
    },
  };
}
