import loadable from '@loadable/component';
import type { faqSchema } from '#src/blocks/faq/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** The browser folds its answers by itself; a band over the full width. */
export const faqBlock = defineBlock<typeof faqSchema>({
  type: 'faq',
  view: loadable(() => import(/* webpackChunkName: "block-faq" */ '#src/blocks/faq/Faq.tsx'), {
    resolveComponent: (module) => module.Faq,
  }),
  hydrate: false,
});
