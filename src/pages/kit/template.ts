import loadable from '@loadable/component';
import type { kitSchema } from '#src/pages/kit/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero among its blocks carries the h1. */
export const kitTemplate = {
  name: 'kit',
  view: loadable(() => import(/* webpackChunkName: "page-kit" */ '#src/pages/kit/Kit.tsx'), {
    resolveComponent: (module) => module.Kit,
  }),
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof kitSchema>;
