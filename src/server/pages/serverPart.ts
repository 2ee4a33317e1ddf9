import type { z } from 'zod';
import type { LocaleCode } from '#config/locales.ts';
import type { ContentTag } from '#src/content/contentStore.ts';
import type { ContentFacts, MomentFacts } from '#src/content/pages/pageBlocks.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import type { Find } from '#src/search/server/Search.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { Page } from '#src/shared/page/page.ts';

interface PriceFacts {
  readonly prices: Prices;
  readonly locale: LocaleCode;
}

interface AddressFacts extends PriceFacts {
  /** The declared query of the address. */
  readonly query: Readonly<Record<string, string>>;
}

interface SearchFacts extends Pick<AddressFacts, 'query'> {
  readonly find: Find;
}

/**
 * What a block may be filled from. A part names one of them and is given nothing else, so that how long its work is good
 * follows from the name, and cannot be forgotten.
 */
export interface Facts {
  /** Kept with the content's files until they change. A CMS answers with such blocks filled. */
  readonly content: ContentFacts;
  /** Made anew for each page that is made. A CMS answers with such blocks filled. */
  readonly moment: MomentFacts;
  /** Kept for a block, a site and a language until a price changes, which drops the cached pages with it. */
  readonly prices: PriceFacts;
  /** Made anew for each page that is made with a query, and else kept as `prices` is. */
  readonly address: AddressFacts;
  /** Made anew for each page that is made. The pages that are found may be a moment behind the content. */
  readonly search: SearchFacts;
}

/** What a server part says of its block. */
interface Telling<Block> {
  /** What drops the cached pages with the block, beside the prices: tags of the content store. */
  readonly tags?: (block: Block) => readonly ContentTag[];
  /** It is no section that somebody looks for in the contents of a page. */
  readonly isSection?: false;
  /** What the blocks of this type on a page add up to, for the page's template. They are one at least. */
  readonly addUp?: (alike: readonly Block[]) => Partial<Page>;
}

/** How a server part fills its block in. */
type Filling<Block, Added extends object> = {
  readonly [From in keyof Facts]: {
    readonly from: From;
    /**
     * @param block as its schema leaves it
     * @param facts what `from` names
     * @param alike the blocks of this type on the page, in its order, this one among them
     * @returns the fields to put into the block
     */
    readonly fill: (block: Block, facts: Facts[From], alike: readonly Block[]) => Added;
  };
}[keyof Facts];

/** Any server part, for code that works for all of them. */
export type ServerPart = Telling<never> & {
  readonly from?: keyof Facts;
  readonly fill?: (block: never, facts: never, alike: readonly never[]) => object;
};

/** The server parts by the type of their blocks. */
export type ServerParts = Readonly<Partial<Record<string, ServerPart>>>;

/**
 * What the server does for a block: with the type of its schema alone it tells something of the block, with a second type
 * it fills those fields in.
 *
 * @param part as the loops of `src/server/pages` use it
 */
export function defineServerPart<Schema extends z.ZodType<AnyBlock>>(
  part: Telling<z.output<Schema>>,
): Telling<z.output<Schema>>;
export function defineServerPart<Schema extends z.ZodType<AnyBlock>, Added extends object>(
  part: Telling<z.output<Schema>> & Filling<z.output<Schema>, Added>,
): Telling<z.output<Schema>> & Filling<z.output<Schema>, Added>;
export function defineServerPart(part: ServerPart): ServerPart {
  return part;
}
