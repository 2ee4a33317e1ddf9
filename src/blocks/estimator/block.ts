import loadable from '@loadable/component';
import type { estimatorSchema } from '#src/blocks/estimator/schema.ts';
import type { estimatorServer } from '#src/blocks/estimator/server.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** It calculates while the visitor writes. */
export const estimatorBlock = defineBlock<typeof estimatorSchema, typeof estimatorServer>({
  type: 'estimator',
  view: loadable(() => import(/* webpackChunkName: "block-estimator" */ '#src/blocks/estimator/Estimator.tsx'), {
    resolveComponent: (module) => module.Estimator,
  }),
  hydrate: 'when-used',
});
