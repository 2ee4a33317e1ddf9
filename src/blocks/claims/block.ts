import loadable from '@loadable/component';
import type { claimsSchema } from '#src/blocks/claims/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const claimsBlock = defineBlock<typeof claimsSchema>({
  type: 'claims',
  view: loadable(() => import(/* webpackChunkName: "block-claims" */ '#src/blocks/claims/Claims.tsx'), {
    resolveComponent: (module) => module.Claims,
  }),
  hydrate: false,
});
