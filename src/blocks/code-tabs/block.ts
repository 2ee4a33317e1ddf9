import loadable from '@loadable/component';
import type { codeTabsSchema } from '#src/blocks/code-tabs/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Its languages are chosen and its code is copied in the browser. */
export const codeTabsBlock = defineBlock<typeof codeTabsSchema>({
  type: 'code-tabs',
  view: loadable(() => import(/* webpackChunkName: "block-code-tabs" */ '#src/blocks/code-tabs/CodeTabs.tsx'), {
    resolveComponent: (module) => module.CodeTabs,
  }),
  hydrate: 'when-used',
});
