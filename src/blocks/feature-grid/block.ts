import loadable from '@loadable/component';
import type { featureGridSchema } from '#src/blocks/feature-grid/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const featureGridBlock = defineBlock<typeof featureGridSchema>({
  type: 'feature-grid',
  view: loadable(
    () => import(/* webpackChunkName: "block-feature-grid" */ '#src/blocks/feature-grid/FeatureGrid.tsx'),
    {
      resolveComponent: (module) => module.FeatureGrid,
    },
  ),
  hydrate: false,
});
