import loadable from '@loadable/component';
import type { useCasesSchema } from '#src/blocks/use-cases/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const useCasesBlock = defineBlock<typeof useCasesSchema>({
  type: 'use-cases',
  view: loadable(() => import(/* webpackChunkName: "block-use-cases" */ '#src/blocks/use-cases/UseCases.tsx'), {
    resolveComponent: (module) => module.UseCases,
  }),
  hydrate: false,
});
