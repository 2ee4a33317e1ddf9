import type { LocaleCode } from '#config/locales.ts';
import { DOCS_PREFIX, docsAddress } from '#src/api/docsCalls.ts';
import { loadEntries } from '#src/api/loadEntries.ts';
import type { AnsweredEntries, AskedEntries } from '#src/shared/collections/askedEntries.ts';

/**
 * @param asked the list, as its address asks for it
 * @param locale of the page
 * @param fetchJson makes a call of this site
 * @returns the list with its entries, from the docs API
 * @throws what the call for the entries throws
 */
export function askEntries(
  asked: AskedEntries,
  locale: LocaleCode,
  fetchJson: (url: string) => Promise<unknown>,
): Promise<AnsweredEntries> {
  return loadEntries(asked, (call, query) => fetchJson(DOCS_PREFIX + docsAddress(call, query, locale)));
}
