import type { Logger } from 'pino';
import type { ContentStore } from '#src/content/contentStore.ts';
import type { Search, Searched } from '#src/search/server/Search.ts';
import { answerQuestion } from '#src/search/server/answerQuestion.ts';
import { createLinesOf } from '#src/search/server/pageLines.ts';
import type { SearchIndex } from '#src/search/server/searchIndex.ts';
import type { RenderGate } from '#src/server/render/renderGate.ts';
import { waitFor } from '#src/server/http/waitFor.ts';

interface SearchOptions {
  readonly index: SearchIndex;
  readonly content: Pick<ContentStore, 'snapshot'>;
  /** @returns the paths that the site shows in the language, and offers to readers */
  readonly offeredPaths: (searched: Searched) => ReadonlySet<string>;
  /** A question keeps the loop busy for ten milliseconds: one at a time, between other work. */
  readonly gate: RenderGate;
  readonly logger: Logger;
}

/** How long a question waits for the pages to be taken in, in ms. */
const PATIENCE = 3000;

/** @returns finds pages of the embedded content by their words, and says of each what a reader has to know */
export function createSearch({ index, content, offeredPaths, gate, logger }: SearchOptions): Search {
  const linesOf = createLinesOf();
  return {
    async open(searched) {
      const isReady = await waitFor(
        index.ready().then(() => true),
        PATIENCE,
      );
      if (!isReady) logger.error('The search is not ready yet');
      // Who asked asks at once when the turn is theirs; the next waits until what is quick has been answered.
      await gate.pass(() => Promise.resolve(), { as: 'view' });
      return (question) => {
        if (!isReady) return undefined;
        try {
          const { snapshot } = content;
          return answerQuestion(question, { ...searched, index, snapshot, offered: offeredPaths(searched), linesOf });
        } catch (error) {
          logger.error({ err: error }, 'The search failed');
          return undefined;
        }
      };
    },
  };
}
