import type { EntriesBlock, entriesSchema } from '#src/blocks/entries/schema.ts';
import { findEntries, summarizeEntry } from '#src/content/collections/findEntries.ts';
import { currentOf, describedValues, entriesOn, type ListView } from '#src/content/collections/openList.ts';
import type { MomentFacts } from '#src/content/pages/pageBlocks.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { defineServerPart } from '#src/server/pages/serverPart.ts';
import { facetPath, facetsIn } from '#src/shared/collections/collection.ts';

type Shown = NonNullable<EntriesBlock['shown']>;

/** Filled on the server, so that answers of a CMS look alike; which entries are public depends on the moment. */
export const entriesServer = defineServerPart<typeof entriesSchema, Pick<EntriesBlock, 'shown'>>({
  from: 'moment',
  tags: ({ collection }) => [collection],
  fill({ collection, limit, favorite, newest }, facts) {
    const own = facts.list?.row.definition.name === collection ? facts.list : undefined;
    const list = own ?? openPlain({ collection, favorite, newest }, facts);
    const isPaged = own !== undefined && limit === undefined;
    const { row, found, page, pages } = list;
    const shown = {
      collection,
      items: entriesOn(found, isPaged ? page : 1, limit ?? row.part.pageSize).map((entry) =>
        summarizeEntry(facts.snapshot, row, entry, facts.language),
      ),
      total: found.length,
      ...(isPaged ? { page, pages } : { page: 1, pages: 1 }),
      ...describeAddress(list),
      filters: isPaged ? describeFilters(list, facts) : [],
    };
    // What a list shows of its entries is held to its schema where its part is defined.
    return { shown: shown as Shown };
  },
});

/** A list elsewhere than on its own page: nothing is chosen. */
function openPlain(
  { collection, favorite, newest }: Pick<EntriesBlock, 'collection' | 'favorite' | 'newest'>,
  { snapshot, language, now }: MomentFacts,
): ListView {
  const row = siteCollections[collection];
  const found = findEntries(snapshot, row, {
    language,
    now,
    ...(favorite ? { favorite } : {}),
    ...(newest ? { newest } : {}),
  });
  return { row, chosen: {}, found, page: 1, pages: 1 };
}

/** A list is narrowed by one value in its path at most. */
function describeAddress({ row: { definition }, chosen }: ListView): Pick<Shown, 'path' | 'query' | 'action'> {
  const valuesIn = (place: 'path' | 'query') =>
    facetsIn(definition, place).flatMap(([facet]): [string, string][] => {
      const value = chosen[facet];
      return value ? [[facet, value.slug]] : [];
    });
  const [inPath] = valuesIn('path');
  return {
    path: inPath ? facetPath(definition, ...inPath) : definition.path,
    query: Object.fromEntries(valuesIn('query')),
    action: definition.path,
  };
}

function describeFilters(list: ListView, { snapshot, language }: MomentFacts): Shown['filters'] {
  return facetsIn(list.row.definition, 'query').map(([facet, { set }]) => {
    const current = currentOf(list, set);
    return { facet, options: describedValues(snapshot.taxonomy, { set }, language), ...(current ? { current } : {}) };
  });
}
