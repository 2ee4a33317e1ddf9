import loadable from '@loadable/component';
import type { richTextSchema } from '#src/blocks/rich-text/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const richTextBlock = defineBlock<typeof richTextSchema>({
  type: 'rich-text',
  view: loadable(() => import(/* webpackChunkName: "block-rich-text" */ '#src/blocks/rich-text/RichText.tsx'), {
    resolveComponent: (module) => module.RichText,
  }),
  hydrate: false,
});
