// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { callLabelScene } from '#src/scenes/catalogue/call-label/scene.ts';
import { callStripScene } from '#src/scenes/catalogue/call-strip/scene.ts';
import { invoiceScene } from '#src/scenes/catalogue/invoice/scene.ts';
import { maskingScene } from '#src/scenes/catalogue/masking/scene.ts';
import { messengerCallScene } from '#src/scenes/catalogue/messenger-call/scene.ts';
import { numberShopScene } from '#src/scenes/catalogue/number-shop/scene.ts';
import { smsThreadScene } from '#src/scenes/catalogue/sms-thread/scene.ts';

/** What draws each scene. For server and browser; `scenes.ts` holds it to the schemas. */
export const sceneDefinitions = {
  'call-label': callLabelScene,
  'call-strip': callStripScene,
  invoice: invoiceScene,
  masking: maskingScene,
  'messenger-call': messengerCallScene,
  'number-shop': numberShopScene,
  'sms-thread': smsThreadScene,
} as const;
