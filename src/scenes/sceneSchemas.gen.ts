// Written by `npm run registry` from the folders of src/scenes/catalogue; the commands that build and test run it too. Not to be edited.
import { callLabelSchema } from '#src/scenes/catalogue/call-label/schema.ts';
import { callStripSchema } from '#src/scenes/catalogue/call-strip/schema.ts';
import { invoiceSchema } from '#src/scenes/catalogue/invoice/schema.ts';
import { maskingSchema } from '#src/scenes/catalogue/masking/schema.ts';
import { messengerCallSchema } from '#src/scenes/catalogue/messenger-call/schema.ts';
import { numberShopSchema } from '#src/scenes/catalogue/number-shop/schema.ts';
import { smsThreadSchema } from '#src/scenes/catalogue/sms-thread/schema.ts';

/** What editors may write of each scene. Server and scripts only. */
export const sceneSchemas = {
  'call-label': callLabelSchema,
  'call-strip': callStripSchema,
  invoice: invoiceSchema,
  masking: maskingSchema,
  'messenger-call': messengerCallSchema,
  'number-shop': numberShopSchema,
  'sms-thread': smsThreadSchema,
} as const;
