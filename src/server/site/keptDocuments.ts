import { LRUCache } from 'lru-cache';
import type { ContentStore } from '#src/content/contentStore.ts';
import { nextTurn } from '#src/content/pages/isPublic.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { createFinishedDocument, type FinishedDocument } from '#src/server/http/finishedDocument.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Two for each language of each site, and one for each site; a sitemap of main has 1 MB, compressed 30 kB. */
const MOST = 64;

/** Documents about the whole of a site, each made once for a state of the content. */
export interface KeptDocuments {
  /**
   * @param name of the document, its site and language in it
   * @param type `Content-Type`
   * @param write makes its text of the content as it is at the moment
   */
  get(name: string, type: string, write: () => string): FinishedDocument;
}

/**
 * Keeps what is made of all pages until the content changes, the clock alone publishes a page or takes one away, or a day
 * begins.
 *
 * @param content what all of them are made of
 * @param now the clock
 */
export function createKeptDocuments(
  content: Pick<ContentStore, 'snapshot'>,
  now: () => Date = () => new Date(),
): KeptDocuments {
  const documents = new LRUCache<string, FinishedDocument>({ max: MOST });
  let madeOf: ContentSnapshot | undefined;
  let until = 0;
  return {
    get(name, type, write) {
      const { snapshot } = content;
      const time = now().getTime();
      if (snapshot !== madeOf || time >= until) {
        documents.clear();
        madeOf = snapshot;
        until = nextMoment(snapshot, time);
      }
      const kept = documents.get(name) ?? createFinishedDocument(write(), type);
      documents.set(name, kept);
      return kept;
    },
  };
}

/** @returns when the clock alone makes another state of the content: at midnight UTC at the latest */
const nextMoment = ({ documents }: ContentSnapshot, time: number): number =>
  Math.min((Math.floor(time / DAY) + 1) * DAY, nextTurn(documents.values(), time));
