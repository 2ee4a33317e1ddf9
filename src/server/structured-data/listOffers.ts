import type { PropsOf } from '#src/app/registry/blockTypes.ts';
import type { PublicPage } from '#src/server/structured-data/PublicPage.ts';
import { readAmount } from '#src/server/structured-data/readAmount.ts';
import type { Thing } from '#src/server/structured-data/Thing.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/**
 * The prices are read from what the opening shows, so that no figure can be told to search engines that readers do not see.
 *
 * @param page whose opening may name prices
 * @param iso the locale in which they are written, `es-ES`
 * @returns an Offer of schema.org for each price; each has its unit in the words beside it
 */
export function listOffers({ blocks, links: { canonical } }: PublicPage, iso: string): readonly Thing[] {
  return (blocks.find(isHero)?.prices ?? []).flatMap((tag) => {
    const shown = 'rate' in tag ? tag.amount : tag.value;
    const amount = readAmount(shown ?? '', iso);
    if (!amount) return [];
    const priceSpecification = { '@type': 'UnitPriceSpecification', ...amount, unitText: tag.label };
    return [{ '@type': 'Offer', url: canonical, priceSpecification }];
  });
}

const isHero = (block: AnyBlock): block is PropsOf<'hero'> & AnyBlock => block.type === 'hero';
