import loadable from '@loadable/component';
import type { badgesSchema } from '#src/blocks/badges/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const badgesBlock = defineBlock<typeof badgesSchema>({
  type: 'badges',
  view: loadable(() => import(/* webpackChunkName: "block-badges" */ '#src/blocks/badges/Badges.tsx'), {
    resolveComponent: (module) => module.Badges,
  }),
  hydrate: false,
});
