import loadable from '@loadable/component';
import type { maskingSchema } from '#src/scenes/catalogue/masking/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For number masking, and for services on demand. */
export const maskingScene = defineScene<typeof maskingSchema>({
  name: 'masking',
  view: loadable(() => import(/* webpackChunkName: "scene-masking" */ '#src/scenes/catalogue/masking/Masking.tsx'), {
    resolveComponent: (module) => module.Masking,
  }),
});
