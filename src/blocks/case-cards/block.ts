import loadable from '@loadable/component';
import type { caseCardsSchema } from '#src/blocks/case-cards/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const caseCardsBlock = defineBlock<typeof caseCardsSchema>({
  type: 'case-cards',
  view: loadable(() => import(/* webpackChunkName: "block-case-cards" */ '#src/blocks/case-cards/CaseCards.tsx'), {
    resolveComponent: (module) => module.CaseCards,
  }),
  hydrate: false,
});
