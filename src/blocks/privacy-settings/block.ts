import loadable from '@loadable/component';
import type { privacySettingsSchema } from '#src/blocks/privacy-settings/schema.ts';
import { defineBlock } from '#src/shared/page/defineBlock.ts';

/** It shows what is in this browser, and erases it. */
export const privacySettingsBlock = defineBlock<typeof privacySettingsSchema>({
  type: 'privacy-settings',
  view: loadable(
    () => import(/* webpackChunkName: "block-privacy-settings" */ '#src/blocks/privacy-settings/PrivacySettings.tsx'),
    { resolveComponent: (module) => module.PrivacySettings },
  ),
  hydrate: 'when-used',
});
