import loadable from '@loadable/component';
import type { vacancySchema } from '#src/pages/vacancy/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** It prints the h1 itself. */
export const vacancyTemplate = {
  name: 'vacancy',
  view: loadable(() => import(/* webpackChunkName: "page-vacancy" */ '#src/pages/vacancy/Vacancy.tsx'), {
    resolveComponent: (module) => module.Vacancy,
  }),
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof vacancySchema>;
