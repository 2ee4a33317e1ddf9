import loadable from '@loadable/component';
import type { redactionSchema } from '#src/scenes/catalogue/redaction/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For banking, security and payment. */
export const redactionScene = defineScene<typeof redactionSchema>({
  name: 'redaction',
  view: loadable(
    () => import(/* webpackChunkName: "scene-redaction" */ '#src/scenes/catalogue/redaction/Redaction.tsx'),
    { resolveComponent: (module) => module.Redaction },
  ),
});
