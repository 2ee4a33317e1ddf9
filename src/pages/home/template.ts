import loadable from '@loadable/component';
import type { homeSchema } from '#src/pages/home/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero among its blocks carries the h1. */
export const homeTemplate = {
  name: 'home',
  view: loadable(() => import(/* webpackChunkName: "page-home" */ '#src/pages/home/Home.tsx'), {
    resolveComponent: (module) => module.Home,
  }),
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof homeSchema>;
