import loadable from '@loadable/component';
import type { industrySchema } from '#src/pages/industry/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero among its blocks carries the h1. */
export const industryTemplate = {
  name: 'industry',
  view: loadable(() => import(/* webpackChunkName: "page-industry" */ '#src/pages/industry/Industry.tsx'), {
    resolveComponent: (module) => module.Industry,
  }),
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof industrySchema>;
