import loadable from '@loadable/component';
import type { promoSchema } from '#src/pages/promo/schema.ts';
import { HEAD } from '#src/shared/page/slots.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero in its head carries the h1. */
export const promoTemplate = {
  name: 'promo',
  view: loadable(() => import(/* webpackChunkName: "page-promo" */ '#src/pages/promo/Promo.tsx'), {
    resolveComponent: (module) => module.Promo,
  }),
  slots: { head: HEAD, body: 'others', end: { of: ['cta'], least: 1, most: 1 } },
} as const satisfies TemplateDefinition<typeof promoSchema>;
