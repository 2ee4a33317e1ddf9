import loadable from '@loadable/component';
import type { stageSchema } from '#src/blocks/stage/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Its choice is made of radio buttons, which need no script. */
export const stageBlock = defineBlock<typeof stageSchema>({
  type: 'stage',
  view: loadable(() => import(/* webpackChunkName: "block-stage" */ '#src/blocks/stage/StageSection.tsx'), {
    resolveComponent: (module) => module.StageSection,
  }),
  hydrate: false,
});
