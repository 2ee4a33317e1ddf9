import loadable from '@loadable/component';
import type { caseSchema } from '#src/pages/case/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** It prints the h1 itself. */
export const caseTemplate = {
  name: 'case',
  view: loadable(() => import(/* webpackChunkName: "page-case" */ '#src/pages/case/Case.tsx'), {
    resolveComponent: (module) => module.Case,
  }),
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof caseSchema>;
