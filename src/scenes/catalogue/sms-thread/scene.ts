import loadable from '@loadable/component';
import type { smsThreadSchema } from '#src/scenes/catalogue/sms-thread/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For text messages, two-factor sign-in and reminders. */
export const smsThreadScene = defineScene<typeof smsThreadSchema>({
  name: 'sms-thread',
  view: loadable(
    () => import(/* webpackChunkName: "scene-sms-thread" */ '#src/scenes/catalogue/sms-thread/SmsThread.tsx'),
    { resolveComponent: (module) => module.SmsThread },
  ),
});
