import loadable from '@loadable/component';
import type { tabsSchema } from '#src/blocks/tabs/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Its tabs open and close in the browser. */
export const tabsBlock = defineBlock<typeof tabsSchema>({
  type: 'tabs',
  view: loadable(() => import(/* webpackChunkName: "block-tabs" */ '#src/blocks/tabs/Tabs.tsx'), {
    resolveComponent: (module) => module.Tabs,
  }),
  hydrate: 'when-used',
});
