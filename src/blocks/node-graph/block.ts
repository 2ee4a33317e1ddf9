import loadable from '@loadable/component';
import type { nodeGraphSchema } from '#src/blocks/node-graph/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const nodeGraphBlock = defineBlock<typeof nodeGraphSchema>({
  type: 'node-graph',
  view: loadable(() => import(/* webpackChunkName: "block-node-graph" */ '#src/blocks/node-graph/NodeGraph.tsx'), {
    resolveComponent: (module) => module.NodeGraph,
  }),
  hydrate: false,
});
