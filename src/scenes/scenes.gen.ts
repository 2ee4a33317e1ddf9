// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { callStripScene } from '#src/scenes/catalogue/call-strip/scene.ts';
import { invoiceScene } from '#src/scenes/catalogue/invoice/scene.ts';
import { messengerCallScene } from '#src/scenes/catalogue/messenger-call/scene.ts';
import { numberShopScene } from '#src/scenes/catalogue/number-shop/scene.ts';
import { smsThreadScene } from '#src/scenes/catalogue/sms-thread/scene.ts';

/** What draws each scene. For server and browser; `scenes.ts` holds it to the schemas. */
export const sceneDefinitions = {
  'call-strip': callStripScene,
  invoice: invoiceScene,
  'messenger-call': messengerCallScene,
  'number-shop': numberShopScene,
  'sms-thread': smsThreadScene,
} as const;
