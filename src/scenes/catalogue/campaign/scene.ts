import loadable from '@loadable/component';
import type { campaignSchema } from '#src/scenes/catalogue/campaign/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For outbound, dialer and debt collection. */
export const campaignScene = defineScene<typeof campaignSchema>({
  name: 'campaign',
  view: loadable(() => import(/* webpackChunkName: "scene-campaign" */ '#src/scenes/catalogue/campaign/Campaign.tsx'), {
    resolveComponent: (module) => module.Campaign,
  }),
});
