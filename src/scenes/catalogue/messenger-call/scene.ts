import loadable from '@loadable/component';
import type { messengerCallSchema } from '#src/scenes/catalogue/messenger-call/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For calls in messengers and chatbots. */
export const messengerCallScene = defineScene<typeof messengerCallSchema>({
  name: 'messenger-call',
  view: loadable(
    () =>
      import(/* webpackChunkName: "scene-messenger-call" */ '#src/scenes/catalogue/messenger-call/MessengerCall.tsx'),
    { resolveComponent: (module) => module.MessengerCall },
  ),
});
