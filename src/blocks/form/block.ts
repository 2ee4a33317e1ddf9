import loadable from '@loadable/component';
import type { formSchema } from '#src/blocks/form/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** It checks and sends what the visitor writes. */
export const formBlock = defineBlock<typeof formSchema>({
  type: 'form',
  view: loadable(() => import(/* webpackChunkName: "block-form" */ '#src/blocks/form/Form.tsx'), {
    resolveComponent: (module) => module.Form,
  }),
  hydrate: 'when-used',
});
