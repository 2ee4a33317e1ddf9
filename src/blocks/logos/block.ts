import loadable from '@loadable/component';
import type { logosSchema } from '#src/blocks/logos/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** Nothing in it moves. */
export const logosBlock = defineBlock<typeof logosSchema>({
  type: 'logos',
  view: loadable(() => import(/* webpackChunkName: "block-logos" */ '#src/blocks/logos/Logos.tsx'), {
    resolveComponent: (module) => module.Logos,
  }),
  hydrate: false,
});
