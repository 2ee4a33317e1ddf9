import loadable from '@loadable/component';
import type { comparisonSchema } from '#src/pages/comparison/schema.ts';
import { HEAD } from '#src/shared/page/slots.ts';
import type { TemplateDefinition } from '#src/shared/page/template.ts';

/** The hero in its head carries the h1. */
export const comparisonTemplate = {
  name: 'comparison',
  view: loadable(() => import(/* webpackChunkName: "page-comparison" */ '#src/pages/comparison/Comparison.tsx'), {
    resolveComponent: (module) => module.Comparison,
  }),
  slots: { head: HEAD, body: 'others' },
} as const satisfies TemplateDefinition<typeof comparisonSchema>;
