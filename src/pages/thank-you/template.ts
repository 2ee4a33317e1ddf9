import loadable from '@loadable/component';
import type { thankYouSchema } from '#src/pages/thank-you/schema.ts';
import { HEAD } from '#src/shared/page/slots.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero in its head carries the h1. */
export const thankYouTemplate = {
  name: 'thank-you',
  view: loadable(() => import(/* webpackChunkName: "page-thank-you" */ '#src/pages/thank-you/ThankYou.tsx'), {
    resolveComponent: (module) => module.ThankYou,
  }),
  slots: { head: HEAD, body: 'others' },
} as const satisfies TemplateDefinition<typeof thankYouSchema>;
