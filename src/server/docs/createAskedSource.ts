import type { PropsOf } from '#src/app/registry/blockTypes.ts';
import { DOCS_LISTS } from '#src/api/docsCalls.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import { siteCollections } from '#src/server/pages/siteCollections.ts';
import { listAt, PAGE_PARAMETER, type CollectionDefinition } from '#src/shared/collections/collection.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

const definitions: readonly CollectionDefinition[] = Object.values(siteCollections).map(({ definition }) => definition);

/**
 * A source whose pages do not have the entries of the lists that the docs API of a provider has: they say what is to be asked
 * for, and the entries come behind the shell. How many pages such a list has nobody knows before.
 *
 * @param source of the pages
 */
export function createAskedSource(source: ContentSource): ContentSource {
  return {
    ...source,
    async getPage(asked, asking) {
      const list = listAt(definitions, asked.contentPath);
      if (!list || !DOCS_LISTS[list.name]) return strip(await source.getPage(asked, asking), 1);
      const { [PAGE_PARAMETER]: number = '1', ...query } = asked.query ?? {};
      const listQuery = new URLSearchParams(query).toString();
      const page = await source.getPage({ ...asked, query, listQuery }, asking);
      const current = Number(number);
      return page && { ...strip(page, current), listed: { page: current, pages: current } };
    },
  };
}

/** @returns the page without the entries that are asked for elsewhere */
function strip<Page extends { readonly blocks: readonly AnyBlock[] } | undefined>(page: Page, number: number): Page {
  if (!page?.blocks.some(isAsked)) return page;
  return { ...page, blocks: page.blocks.map((block) => (isAsked(block) ? ask(block, number) : block)) };
}

type Entries = PropsOf<'entries'> & AnyBlock;

function isAsked(block: AnyBlock): block is Entries {
  return block.type === 'entries' && DOCS_LISTS[(block as Entries).collection] !== undefined;
}

function ask({ shown, ...block }: Entries, page: number): AnyBlock {
  const { collection, limit } = block;
  const { definition, part } = siteCollections[collection];
  const { path = definition.path, query = {}, action = definition.path, filters = [] } = shown ?? {};
  const isOwn = filters.length > 0;
  return {
    ...block,
    asked: {
      collection,
      page: isOwn ? page : 1,
      path,
      query,
      action,
      filters,
      ...(isOwn ? {} : { limit: limit ?? part.pageSize }),
    },
  } as AnyBlock;
}
