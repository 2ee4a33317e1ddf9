import loadable from '@loadable/component';
import type { partnerCardsSchema } from '#src/blocks/partner-cards/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves; a band over the full width. */
export const partnerCardsBlock = defineBlock<typeof partnerCardsSchema>({
  type: 'partner-cards',
  view: loadable(
    () => import(/* webpackChunkName: "block-partner-cards" */ '#src/blocks/partner-cards/PartnerCards.tsx'),
    {
      resolveComponent: (module) => module.PartnerCards,
    },
  ),
  hydrate: false,
});
