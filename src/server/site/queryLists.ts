import { once } from '#src/shared/once.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import type { PriceSet } from '#src/pricing/server/priceFiles.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { OfferedLists } from '#src/shared/address/queryRules.ts';

type Taxonomy = ContentSnapshot['taxonomy'];

interface Made {
  readonly state: PriceSet;
  readonly taxonomy: Taxonomy;
  readonly lists: OfferedLists;
}

/**
 * @param prices the price lists
 * @param content the content, for its taxonomy
 * @returns the function that says what addresses may choose from: made once for each state of both
 */
export function createQueryLists(
  prices: Pick<Prices, 'countries' | 'state'>,
  content: { readonly snapshot: { readonly taxonomy: Taxonomy } },
): () => OfferedLists {
  let made: Made | undefined;
  return () => {
    const [state, { taxonomy }] = [prices.state(), content.snapshot];
    if (made?.state !== state || made.taxonomy !== taxonomy) {
      const sets = Object.entries(taxonomy).map(([set, values]) => [set, Object.keys(values)] as const);
      // Most addresses choose no country, and to name them all takes a start 20 ms.
      const countries = once(() => prices.countries('en').map(({ iso }) => iso));
      const lists = {
        get countries() {
          return countries();
        },
        taxonomy: Object.fromEntries(sets),
      };
      made = { state, taxonomy, lists };
    }
    return made.lists;
  };
}
