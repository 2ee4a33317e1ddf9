// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { callLabelSpecimen } from '#src/scenes/catalogue/call-label/specimen.ts';
import { callStripSpecimen } from '#src/scenes/catalogue/call-strip/specimen.ts';
import { invoiceSpecimen } from '#src/scenes/catalogue/invoice/specimen.ts';
import { maskingSpecimen } from '#src/scenes/catalogue/masking/specimen.ts';
import { messengerCallSpecimen } from '#src/scenes/catalogue/messenger-call/specimen.ts';
import { numberShopSpecimen } from '#src/scenes/catalogue/number-shop/specimen.ts';
import { smsThreadSpecimen } from '#src/scenes/catalogue/sms-thread/specimen.ts';

/** An example of each scene in each language, for `/__ui` and tests. */
export const sceneSpecimens = {
  'call-label': callLabelSpecimen,
  'call-strip': callStripSpecimen,
  invoice: invoiceSpecimen,
  masking: maskingSpecimen,
  'messenger-call': messengerCallSpecimen,
  'number-shop': numberShopSpecimen,
  'sms-thread': smsThreadSpecimen,
} as const;
