import loadable from '@loadable/component';
import type { metricsSchema } from '#src/blocks/metrics/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const metricsBlock = defineBlock<typeof metricsSchema>({
  type: 'metrics',
  view: loadable(() => import(/* webpackChunkName: "block-metrics" */ '#src/blocks/metrics/Metrics.tsx'), {
    resolveComponent: (module) => module.Metrics,
  }),
  hydrate: false,
});
