import { locales } from '#config/locales.ts';
import type { DocsCall, DocsOption } from '#src/api/docsCalls.ts';
import type { CollectionRow } from '#src/content/collections/collectionPart.ts';
import { findEntries, summarizeEntry } from '#src/content/collections/findEntries.ts';
import { countPages, describedValues, entriesOn } from '#src/content/collections/openList.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import type { DocsApi } from '#src/server/docs/DocsApi.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { facetsIn, PAGE_PARAMETER } from '#src/shared/collections/collection.ts';
import type { PerLocale } from '#src/shared/text/perLocale.ts';

/** From which set of the taxonomy a call takes its values. */
const SETS: Readonly<Partial<Record<DocsCall, string>>> = {
  getRegions: 'regions',
  getChannels: 'channels',
  getPartnerTypes: 'partner-types',
  getTechProducts: 'tech-products',
};

const LISTS: Readonly<Partial<Record<DocsCall, CollectionRow>>> = {
  getCases: siteCollections.cases,
  getPartners: siteCollections.partners,
};

/**
 * The docs API from the content folder.
 *
 * @param content the content, kept current
 * @param now the clock, for what is published later
 */
export function createEmbeddedDocs(
  content: Pick<ContentStore, 'snapshot'>,
  now: () => Date = () => new Date(),
): DocsApi {
  const optionsOf = (set: string, language: keyof PerLocale): DocsOption[] =>
    describedValues(content.snapshot.taxonomy, { set }, language).map(({ slug, name, about, icon }) => ({
      id: slug,
      title: name,
      ...(about ? { description: about } : {}),
      ...(icon ? { logotype: icon } : {}),
    }));

  const listOf = (row: CollectionRow, query: Readonly<Record<string, string>>, language: keyof PerLocale) => {
    const { snapshot } = content;
    const choices = facetsIn(row.definition, 'query').flatMap(([facet, { set }]) => {
      const value = query[facet];
      return value === undefined ? [] : [{ facet, set, value }];
    });
    if (choices.some(({ set, value }) => !Object.hasOwn(snapshot.taxonomy[set] ?? {}, value))) return undefined;
    const chosen = Object.fromEntries(choices.map(({ facet, value }) => [facet, value]));
    const found = findEntries(snapshot, row, { language, now: now(), chosen });
    const { pageSize } = row.part;
    const pages = countPages(found.length, pageSize);
    const page = Number(query[PAGE_PARAMETER] ?? 1);
    if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
    const entries = entriesOn(found, page, pageSize);
    const result = entries.map((entry) => summarizeEntry(snapshot, row, entry, language));
    return { result, total: found.length, page, pages };
  };

  return {
    ask(call, query, locale) {
      const language = locales[locale].file;
      const [set, row] = [SETS[call], LISTS[call]];
      if (set !== undefined) return Promise.resolve({ result: optionsOf(set, language) });
      if (row) return Promise.resolve(listOf(row, query, language));
      return Promise.resolve({ industries: optionsOf('industries', language) });
    },
  };
}
