import loadable from '@loadable/component';
import type { answerSchema } from '#src/pages/answer/schema.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** It prints the h1 itself. */
export const answerTemplate = {
  name: 'answer',
  view: loadable(() => import(/* webpackChunkName: "page-answer" */ '#src/pages/answer/Answer.tsx'), {
    resolveComponent: (module) => module.Answer,
  }),
  slots: { body: 'others' },
} as const satisfies TemplateDefinition<typeof answerSchema>;
