import loadable from '@loadable/component';
import type { heroFormSchema } from '#src/blocks/hero-form/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** It checks and sends what the visitor writes. */
export const heroFormBlock = defineBlock<typeof heroFormSchema>({
  type: 'hero-form',
  view: loadable(() => import(/* webpackChunkName: "block-hero-form" */ '#src/blocks/hero-form/HeroForm.tsx'), {
    resolveComponent: (module) => module.HeroForm,
  }),
  hydrate: 'when-used',
});
