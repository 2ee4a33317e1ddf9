import loadable from '@loadable/component';
import type { invoiceSchema } from '#src/scenes/catalogue/invoice/schema.ts';
import { defineScene } from '#src/scenes/defineScene.ts';

/** For pricing pages. */
export const invoiceScene = defineScene<typeof invoiceSchema>({
  name: 'invoice',
  view: loadable(() => import(/* webpackChunkName: "scene-invoice" */ '#src/scenes/catalogue/invoice/Invoice.tsx'), {
    resolveComponent: (module) => module.Invoice,
  }),
});
