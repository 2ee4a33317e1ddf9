import loadable from '@loadable/component';
import type { tutorialSchema } from '#src/pages/tutorial/schema.ts';
import { HEAD } from '#src/shared/page/slots.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero in its head carries the h1. */
export const tutorialTemplate = {
  name: 'tutorial',
  view: loadable(() => import(/* webpackChunkName: "page-tutorial" */ '#src/pages/tutorial/Tutorial.tsx'), {
    resolveComponent: (module) => module.Tutorial,
  }),
  slots: {
    head: { of: HEAD.of, takes: 'any', least: 1 },
    lessons: { of: ['lesson'], takes: 'any', least: 2 },
    body: 'others',
  },
} as const satisfies TemplateDefinition<typeof tutorialSchema>;
