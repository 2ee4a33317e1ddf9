import { sites } from '#config/sites.ts';
import type { PageQuery } from '#src/content/document.ts';
import { fillBlocks, type Keep } from '#src/server/pages/fillBlocks.ts';
import type { ServerParts } from '#src/server/pages/serverPart.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { Search } from '#src/search/server/Search.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

interface FilledFrom {
  readonly prices: Prices;
  readonly search: Search;
}

/**
 * A source whose pages have filled in what no content knows, wherever the pages come from. A block that is filled from the
 * prices alone keeps its identity until one changes, so that its HTML is kept too; so does one that is filled from an address
 * that asks for nothing.
 */
export function createFilledSource(
  source: ContentSource,
  parts: ServerParts,
  { prices, search }: FilledFrom,
): ContentSource {
  let filled = new WeakMap<AnyBlock, Map<string, AnyBlock>>();
  prices.onChange(() => {
    filled = new WeakMap();
  });
  /** Beside other blocks a block may be filled otherwise, and each site has its own. */
  const keepFor =
    ({ site, locale }: PageQuery): Keep =>
    (block, make) => {
      const known = filled.get(block) ?? new Map<string, AnyBlock>();
      filled.set(block, known);
      const key = `${site} ${locale}`;
      const made = known.get(key) ?? make();
      known.set(key, made);
      return made;
    };
  return {
    ...source,
    async getPage(asked, asking) {
      const page = await source.getPage(asked, asking);
      if (!page) return undefined;
      const { locale, site, query = {} } = asked;
      // A page on which nothing is asked waits for no search.
      const isSearched = query.q !== undefined && page.blocks.some(({ type }) => parts[type]?.from === 'search');
      const facts = {
        prices: { prices, locale },
        address: { prices, locale, query },
        ...(isSearched ? { search: { query, find: await search.open({ site: sites[site], locale }) } } : {}),
      };
      const keep = keepFor(asked);
      const isBare = Object.keys(query).length === 0;
      return {
        ...page,
        blocks: fillBlocks(page.blocks, parts, facts, { prices: keep, ...(isBare ? { address: keep } : {}) }),
      };
    },
  };
}
