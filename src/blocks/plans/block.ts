import loadable from '@loadable/component';
import type { plansSchema } from '#src/blocks/plans/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Its prices follow the currency that the visitor chooses. */
export const plansBlock = defineBlock<typeof plansSchema>({
  type: 'plans',
  view: loadable(() => import(/* webpackChunkName: "block-plans" */ '#src/blocks/plans/Plans.tsx'), {
    resolveComponent: (module) => module.Plans,
  }),
  hydrate: 'when-used',
});
