import type { I18n, Messages } from '@lingui/core';
import { fetchJson } from '#src/api/createBrowserApi.ts';
import type { Islands } from '#src/features/island/IslandsContext.ts';

/**
 * What the browser does for the islands of the server's page, whose HTML is there.
 *
 * @param i18n takes their words
 * @param messagesUrl where all words of the language are
 */
export function createIslands(i18n: I18n, messagesUrl: string): Islands {
  let words: Promise<void> | undefined;
  return {
    htmlOf: () => '',
    loadWords() {
      words ??= fetchJson<Messages>(messagesUrl).then(
        (messages) => i18n.load(i18n.locale, messages),
        (error: unknown) => {
          words = undefined;
          throw error;
        },
      );
      return words;
    },
  };
}
