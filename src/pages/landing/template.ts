import loadable from '@loadable/component';
import type { landingSchema } from '#src/pages/landing/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero among its blocks carries the h1. */
export const landingTemplate = {
  name: 'landing',
  view: loadable(() => import(/* webpackChunkName: "page-landing" */ '#src/pages/landing/Landing.tsx'), {
    resolveComponent: (module) => module.Landing,
  }),
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof landingSchema>;
