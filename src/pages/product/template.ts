import loadable from '@loadable/component';
import type { productSchema } from '#src/pages/product/schema.ts';
import { HEAD } from '#src/shared/page/slots.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero in its head carries the h1. */
export const productTemplate = {
  name: 'product',
  view: loadable(() => import(/* webpackChunkName: "page-product" */ '#src/pages/product/Product.tsx'), {
    resolveComponent: (module) => module.Product,
  }),
  slots: { head: HEAD, body: 'others' },
} as const satisfies TemplateDefinition<typeof productSchema>;
