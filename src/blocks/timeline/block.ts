import loadable from '@loadable/component';
import type { timelineSchema } from '#src/blocks/timeline/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const timelineBlock = defineBlock<typeof timelineSchema>({
  type: 'timeline',
  view: loadable(() => import(/* webpackChunkName: "block-timeline" */ '#src/blocks/timeline/Timeline.tsx'), {
    resolveComponent: (module) => module.Timeline,
  }),
  hydrate: false,
});
