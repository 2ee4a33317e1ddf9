import loadable from '@loadable/component';
import type { stepsSchema } from '#src/blocks/steps/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const stepsBlock = defineBlock<typeof stepsSchema>({
  type: 'steps',
  view: loadable(() => import(/* webpackChunkName: "block-steps" */ '#src/blocks/steps/Steps.tsx'), {
    resolveComponent: (module) => module.Steps,
  }),
  hydrate: false,
});
