import loadable from '@loadable/component';
import type { pricingSchema } from '#src/pages/pricing/schema.ts';
import { HEAD } from '#src/shared/page/slots.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** It prints the h1 itself where the page has no hero. */
export const pricingTemplate = {
  name: 'pricing',
  view: loadable(() => import(/* webpackChunkName: "page-pricing" */ '#src/pages/pricing/Pricing.tsx'), {
    resolveComponent: (module) => module.Pricing,
  }),
  slots: { head: { of: HEAD.of, most: 1 }, body: 'others' },
} as const satisfies TemplateDefinition<typeof pricingSchema>;
